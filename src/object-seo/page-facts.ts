import { collapse } from '../../common/template';
import type { PageFacts } from '../page-checks';
import { shown } from './shown';
import type { AppFacts, ObjectSeo, PageNow } from './types';

/**
 * What the checks are told of an object.
 *
 * @param facts      What the page knows.
 * @param value      The fields.
 * @param inherited  What counts while they are empty.
 * @param page       The object as it is on the screen.
 * @param duplicates Who has the same texts; null while nobody has asked.
 */
export function pageFacts(
	facts: AppFacts,
	value: ObjectSeo,
	inherited: ObjectSeo,
	page: PageNow,
	duplicates: PageFacts[ 'duplicates' ]
): PageFacts {
	const { title, description, canonical, noindex, nofollow } = shown(
		facts,
		value,
		inherited,
		page
	);
	const source = ( own: string ) =>
		collapse( own ) === '' ? ( 'inherited' as const ) : ( 'own' as const );
	return {
		title: { text: title, source: source( value.title ) },
		description: { text: description, source: source( value.description ) },
		limits: facts.limits,
		name: page.name,
		slug: page.slug,
		url: page.url,
		status: page.status,
		focusKeyword: value.focus_keyword,
		language: facts.language,
		content: page.content,
		blocks: page.blocks,
		robots: { noindex, nofollow },
		canonical,
		duplicates,
	};
}
