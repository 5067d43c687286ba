import { userExport as everything } from '@kinora/contracts/shapes/user-export';
import { userExportCsvPath, userExportPath } from '@kinora/contracts/user-export';
import type { Subject } from '../api-call.ts';
import { json } from './answers.ts';
import { examplePlaylist } from './playlists.ts';

export const userExport: Subject = {
  name: 'user-export',
  title: "The user's own file",
  about: 'What the site knows of a user, to take away.',
  calls: [
    {
      id: 'exportUser',
      method: 'GET',
      path: `/${userExportPath}`,
      summary: 'Gives everything that the site knows of the user.',
      who: 'token',
      answers: [
        {
          status: 200,
          about: 'A file to keep.',
          headers: ['Content-Disposition'],
          contents: [
            {
              type: json,
              shape: everything,
              example: {
                exported_at: '2026-11-02T20:15:00.000Z',
                rows: { playlists: [{ playlist_id: examplePlaylist, name: 'Saturday' }] },
              },
            },
          ],
        },
      ],
    },
    {
      id: 'exportUserLists',
      method: 'GET',
      path: `/${userExportCsvPath}`,
      summary: "Gives the films of the user's lists as a table.",
      who: 'token',
      answers: [
        {
          status: 200,
          about:
            'A row a film and list, newest first within a list, under a line with the names of the columns.',
          headers: ['Content-Disposition'],
          contents: [{ type: 'text/csv' }],
        },
      ],
    },
  ],
};
