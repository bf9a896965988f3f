import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { Drawing, Drawn } from './drawing.ts';

parentPort?.on('message', async (drawing: Drawing) => {
  const drawn: Drawn = await drawPdf(drawing).then(
    (pdf) => ({ pdf }),
    (error: Error) => ({ error: error.message }),
  );
  parentPort?.postMessage(drawn);
});
