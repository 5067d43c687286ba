/** The thread of `training-job.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { readFilms } from '@kinora/catalogue/embedded/read-films';
import { profileOf } from '../features/film-profile.ts';
import { readSiteInteractions } from '../interactions/read-site-interactions.ts';
import { writeModelFile } from '../model/model-file.ts';
import { versioned } from '../model/model-parts.ts';
import { trainModel } from '../training/train-model.ts';
import type { Trained, TrainingJob } from './training-job.ts';

// The thread is started by `training-job.ts` alone.
const { catalogueFile, interactionsFile, modelFile } = workerData as TrainingJob;

/** Before anything is read: what changes from here on is newer than the model. */
const now = new Date();
const profiles = readFilms(catalogueFile).map(profileOf);
const filmIds = profiles.map(({ tmdbId }) => tmdbId);
const read = interactionsFile === null ? null : await readSiteInteractions(interactionsFile, filmIds);
const model = await trainModel({ profiles, interactions: read?.interactions ?? null, now });
if (modelFile !== null) await writeModelFile(modelFile, model);
const trained: Trained = { made: modelFile === null ? versioned(model) : null };
parentPort?.postMessage(trained, []);
