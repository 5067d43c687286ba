import type { Pictures } from '@kinora/catalogue/pictures';
import { Failure } from '@kinora/contracts/failure';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { splitAddress } from '../http/address.ts';
import { entryBytes } from '../http/entry-bytes.ts';
import type { Observer } from '../http/observer.ts';
import { prepareBody, type PreparedBody } from '../http/prepared-body.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { pictureContentPolicy } from '../http/security-headers.ts';
import { sendPrepared } from '../http/send-prepared.ts';

const address = /^\/images\/([a-z]\w{1,9})\/([\w.-]{1,120})$/;

export interface PicturesParts {
  pictures: Pictures;
  maximumBytes: number;
  observer: Observer;
}

/** `/images/{size}/{name}`: pictures that the product draws. The same address always gives the same bytes. */
export function registerPictures(app: FastifyInstance, parts: PicturesParts): void {
  const { pictures, maximumBytes, observer } = parts;
  const drawn = new LRUCache<string, PreparedBody>({
    maxSize: maximumBytes,
    sizeCalculation: ({ bytes }, path) => bytes + entryBytes(path),
  });

  function find(path: string): PreparedBody | undefined {
    const kept = drawn.get(path);
    if (kept) observer.cacheAnswered('pictures', 'fresh');
    if (kept) return kept;
    const [, size = '', name = ''] = address.exec(path) ?? [];
    const picture = pictures.draw(size, name);
    if (!picture) return undefined;
    observer.cacheAnswered('pictures', 'missed');
    const body = prepareBody('image/svg+xml; charset=utf-8', picture.svg);
    drawn.set(path, body);
    return body;
  }

  registerReadOnly(app, '/images/*', async (request, reply) => {
    const body = find(splitAddress(request.raw.url ?? '').path);
    if (!body) throw new Failure('not-found', 'There is no such picture.');
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': pictureContentPolicy,
      // Pictures are public; the pages may come from another host than they do.
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendPrepared(request, reply, body);
  });
}
