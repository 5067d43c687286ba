import { describe, expect, it } from 'vitest';
import { someWishes } from '../../a-film.ts';
import type { Wishes } from '../../wishes.ts';
import { readFilmQuestion } from './film-question.ts';
import { readPersonQuestion } from './person-question.ts';

describe('questions about a film', () => {
  it.each([
    ['who directed FILM', 'director'],
    ['who made it', 'director'],
    ['who wrote FILM', 'writer'],
    ['who is in it', 'cast'],
    ['who does the voices in FILM', 'cast'],
    ['do you have FILM', 'anything'],
    ['why FILM', 'why'],
    ['why that one', 'why'],
    ['why did you suggest these', 'why'],
    ['and why did you choose FILM', 'why'],
    ['how much money did FILM make', 'unknown'],
    ['who stars in FILM', 'cast'],
    ['is PERSON in FILM', 'cast'],
    ['is she in FILM', 'cast'],
    ['did PERSON direct FILM', 'director'],
    ['who plays the lead in it', 'cast'],
    ['how long is it', 'runtime'],
    ['what year did FILM come out', 'year'],
    ['when was it made', 'year'],
    ['what is it about', 'plot'],
    ['whats FILM about', 'plot'],
    ['is it any good', 'rating'],
    ['is FILM worth watching', 'rating'],
    ['would you recommend it', 'rating'],
    ['what genre is it', 'genres'],
    ['what language is it in', 'language'],
    ['which country is it from', 'country'],
    ['is it ok for children', 'children'],
    ['can my kids watch it', 'children'],
    ['where can i watch it', 'where'],
    ['is it on netflix', 'where'],
    ['what was the budget of FILM', 'unknown'],
    ['tell me about FILM', 'anything'],
    ['what is it like', 'anything'],
    ['FILM', 'anything'],
    ['FILM please', 'anything'],
  ])('[AP-12] "%s" asks for its %s', (line, question) => {
    expect(readFilmQuestion(line, someWishes)?.question).toBe(question);
  });

  it.each<[string, Partial<Wishes>, string, string | null]>([
    ['is it scary', { moods: ['scary'] }, 'mood', 'scary'],
    ['is FILM too violent', { withoutMoods: ['violent'] }, 'mood', 'violent'],
    ['is it a comedy', { genres: [[35]] }, 'genres', 'Comedy'],
    ['are there zombies in it', { themes: [['zombie']] }, 'theme', 'zombie'],
    ['is it for kids', { forChildren: true }, 'children', null],
  ])('[AP-12] "%s" with %j asks for its %s', (line, wishes, question, about) => {
    expect(readFilmQuestion(line, () => someWishes(wishes))).toEqual({ question, about });
  });

  it.each([
    'something like FILM',
    'do you have a horror film rated above 5 not FILM',
    'can you find me a film highly rated not FILM',
    'films directed by PERSON',
    'is there a film like FILM',
    'what should i watch with my kids',
    'what are good films for kids',
    'whats a good movie for halloween that my 10 year old can watch',
    'a family film',
    'do you have something scary',
    'can you find me something like it but shorter',
    'more like FILM',
    'i loved FILM',
    'seen FILM',
    'what did PERSON direct',
  ])('[AP-12] "%s" asks nothing about a film', (line) => {
    expect(readFilmQuestion(line, someWishes)).toBeNull();
  });
});

describe('questions about a person', () => {
  it.each([
    ['what did PERSON direct', 'director'],
    ['what else did he direct', 'director'],
    ['what has she been in', 'cast'],
    ['which films did PERSON star in', 'cast'],
    ['who is PERSON', 'any'],
    ['tell me about PERSON', 'any'],
    ['what else has he done', 'any'],
    ['films with PERSON', null],
    ['something by PERSON', null],
    ['what else did that director make', 'director'],
    ['who directed FILM', null],
  ])('[AP-12] "%s" asks for the role %s', (line, role) => {
    expect(readPersonQuestion(line)).toBe(role);
  });
});
