import { userExportPath } from '@kinora/contracts/user-export';
import type { FastifyInstance } from 'fastify';
import { askerOf } from '../http/signed-in.ts';
import type { CollectUserExport } from './user-export.store.ts';

export function registerUserExport(calls: FastifyInstance, collect: CollectUserExport): void {
  calls.get(`/${userExportPath}`, async (request, reply) => {
    const everything = await collect(askerOf(request).user.uid);
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="kinora-data.json"',
      })
      .send(`${JSON.stringify(everything, undefined, 2)}\n`);
  });
}
