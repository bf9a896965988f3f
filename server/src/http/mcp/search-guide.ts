import { GUIDE_PAGES, guideUrl, markdownOf } from '#http/guide/pages.ts';

type Section = { readonly page: string; readonly heading: string; readonly text: string };

const MOST = 5;
const MAX_TEXT = 1_500;
const HEADING_WEIGHT = 5;

/** Sections of the guide in which most words of the query occur, best first. */
export function searchGuide(query: string) {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? [];
  return sections()
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .slice(0, MOST)
    .map(({ section: { page, heading, text } }) => ({
      heading,
      url: guideUrl(`${page}.md`),
      text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text,
    }));
}

function scoreOf({ heading, text }: Section, words: readonly string[]): number {
  const [title, body] = [heading.toLowerCase(), text.toLowerCase()];
  const hits = words.filter((word) => title.includes(word) || body.includes(word)).length;
  const inHeading = words.filter((word) => title.includes(word)).length;
  return hits + HEADING_WEIGHT * inHeading;
}

let read: readonly Section[] | undefined;

/** The guide is part of the package and does not change while the process runs. */
function sections(): readonly Section[] {
  read ??= GUIDE_PAGES.flatMap((page) =>
    markdownOf(page)
      .split(/^(?=#{1,3} )/m)
      .map((part) => {
        const [heading = '', ...lines] = part.split('\n');
        return { page, heading: heading.replace(/^#+ /, ''), text: lines.join('\n').trim() };
      }),
  );
  return read;
}
