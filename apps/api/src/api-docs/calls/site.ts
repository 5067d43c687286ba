import { imageSizes } from '@kinora/contracts/images';
import { alive, readiness } from '@kinora/contracts/shapes/health';
import { z } from 'zod';
import type { Answer, Subject } from '../api-call.ts';
import { answers, json, publicAnswers } from './answers.ts';

const sizes = [...new Set(Object.values(imageSizes).flat())] as [string, ...string[]]; // there are some

function file(type: string, about: string): Answer[] {
  return publicAnswers({ status: 200, about, contents: [{ type }] });
}

export const site: Subject = {
  name: 'site',
  title: 'The site itself',
  about: 'What monitors, crawlers and browsers ask for.',
  calls: [
    {
      id: 'askWhetherAlive',
      method: 'GET',
      path: '/livez',
      summary: 'Tells that the process answers.',
      who: 'everybody',
      answers: [answers('It does.', alive, { status: 'alive' })],
      isAlwaysAnswered: true,
    },
    {
      id: 'askWhetherReady',
      method: 'GET',
      path: '/readyz',
      summary:
        'Tells whether the process wants requests: it can write to its storage and is not about to end.',
      who: 'everybody',
      answers: [
        answers('It does.', readiness, { status: 'ready' }),
        {
          status: 503,
          about: 'It does not.',
          contents: [{ type: json, shape: readiness, example: { status: 'storage' } }],
        },
      ],
      isAlwaysAnswered: true,
    },
    {
      id: 'drawPicture',
      method: 'GET',
      path: '/images/{size}/{name}',
      summary: 'Gives a picture of the shipped films.',
      notes: 'The paths that films and people hold stand below this address, with a size before them.',
      who: 'everybody',
      parameters: [
        {
          name: 'size',
          in: 'path',
          shape: z.enum(sizes),
          about: 'A width (`w…`) or height (`h…`) in pixels.',
          example: 'w342',
          isNeeded: true,
        },
        {
          name: 'name',
          in: 'path',
          shape: z.string().regex(/^[\w.-]{1,120}$/),
          about: 'The name that the film or person tells.',
          example: 'poster-11-03a71c.svg',
          isNeeded: true,
        },
      ],
      answers: file('image/svg+xml', 'The picture. The same address always gives the same bytes.'),
      failures: ['not-found'],
    },
    {
      id: 'readCrawlerRules',
      method: 'GET',
      path: '/robots.txt',
      summary: 'Tells crawlers what to read.',
      who: 'everybody',
      answers: file('text/plain', 'The rules.'),
    },
    {
      id: 'readSecurityContact',
      method: 'GET',
      path: '/.well-known/security.txt',
      summary: 'Tells whom to tell of a weakness.',
      who: 'everybody',
      answers: [
        {
          status: 200,
          about: 'As RFC 9116 has it.',
          headers: ['Cache-Control'],
          contents: [{ type: 'text/plain' }],
        },
        {
          status: 404,
          about: 'The operator names nobody; the answer is a page.',
          contents: [{ type: 'text/html' }],
        },
      ],
    },
    {
      id: 'readSiteMap',
      method: 'GET',
      path: '/sitemap.xml',
      summary: 'Lists the addresses of the pages; for a large catalogue it lists the lists.',
      who: 'everybody',
      answers: file('application/xml', 'The site map.'),
      failures: ['catalogue-down', 'catalogue-slow'],
    },
    {
      id: 'readSiteMapPart',
      method: 'GET',
      path: '/sitemap-{number}.xml',
      summary: 'Gives a part of a large site map.',
      who: 'everybody',
      parameters: [
        {
          name: 'number',
          in: 'path',
          shape: z.int().min(1),
          about: 'As the site map names it.',
          example: 1,
          isNeeded: true,
        },
      ],
      answers: file('application/xml', 'The part.'),
      failures: ['not-found', 'catalogue-down', 'catalogue-slow'],
    },
    {
      id: 'readApiPage',
      method: 'GET',
      path: '/api/docs',
      summary: 'Gives this page.',
      who: 'everybody',
      answers: file('text/html', 'The page.'),
    },
    {
      id: 'readApiDocument',
      method: 'GET',
      path: '/api/docs/openapi.json',
      summary: 'Gives the same as an OpenAPI 3.1 document.',
      who: 'everybody',
      answers: file(json, 'The document.'),
    },
  ],
};
