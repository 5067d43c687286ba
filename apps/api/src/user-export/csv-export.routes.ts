import { userExportColumns, userExportCsvPath } from '@kinora/contracts/user-export';
import type { FastifyInstance } from 'fastify';
import { askerOf } from '../http/signed-in.ts';
import { writeCsv } from './csv.ts';
import type { CollectListRows } from './list-rows.ts';

export function registerCsvExport(calls: FastifyInstance, collect: CollectListRows): void {
  calls.get(`/${userExportCsvPath}`, async (request, reply) => {
    const rows = await collect(askerOf(request).user.uid);
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="kinora-lists.csv"',
      })
      .send(writeCsv([userExportColumns, ...rows.map((row) => userExportColumns.map((name) => row[name]))]));
  });
}
