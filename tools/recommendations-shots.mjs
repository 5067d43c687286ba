// What `npm run shots` shows of recommendations.
const film = '/movie/949';

export function listRecommendationsShots() {
  return {
    recommendations: { path: film, act: seeFilms },
    'recommendations-loading': { path: film, act: (page) => seeAnswer(page, () => undefined) },
    'recommendations-none': {
      path: film,
      act: (page) => seeAnswer(page, (route) => route.fulfill({ json: { recommendations: [] } })),
    },
    'home-for-you': { path: '/', isUser: true, act: seeForYou },
  };
}

function sectionOf(page) {
  return page.getByRole('region', { name: 'Recommended Movies' });
}

async function seeFilms(page) {
  await sectionOf(page).getByRole('article').first().waitFor();
  await scrollTo(page, sectionOf(page));
}

async function seeAnswer(page, answer) {
  await page.route('**/api/recommendations/*', answer);
  await page.reload();
  await sectionOf(page).getByRole('status').waitFor({ state: 'attached' });
  await scrollTo(page, sectionOf(page));
}

async function seeForYou(page) {
  const row = page.getByRole('region', { name: 'For you' });
  await row.waitFor();
  await scrollTo(page, row);
}

/** Below the top bar. */
async function scrollTo(page, part) {
  await part.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 110));
  await page.waitForLoadState('networkidle');
}
