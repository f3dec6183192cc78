/** The thread that draws one dossier. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawDossier } from './draw-dossier.tsx';

parentPort?.postMessage(await drawDossier(workerData));
