/** Who made a film. */
import type { MoviePageData } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';

export function CompanyList({ companies }: Pick<MoviePageData, 'companies'>) {
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="companies-heading" className="space-y-4 gutter">
      <h2 id="companies-heading" className="text-xl">
        {moviesTexts.companies}
      </h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-2 text-ink-mid">
        {companies.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
