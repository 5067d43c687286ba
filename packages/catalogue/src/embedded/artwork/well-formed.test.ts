import { expect, it } from 'vitest';
import { complaintAbout } from './well-formed.ts';

it('has nothing to say about a good document', () => {
  expect(complaintAbout('<svg a="1"><g><path d="M0 0"/></g><text>a &amp; b</text></svg>')).toBeUndefined();
});

it.each([
  '',
  '<svg ><g></svg>',
  '<svg ><g></svg></g>',
  '<svg a="1" a="2"></svg>',
  '<svg a=1></svg>',
  '<svg ><text>a < b</text></svg>',
  '<svg ><text>a & b</text></svg>',
  '<svg ><text>\u0000</text></svg>',
  '<svg ><text>\uD800</text></svg>',
])('complains about %j', (svg) => {
  expect(complaintAbout(svg)).toBeDefined();
});
