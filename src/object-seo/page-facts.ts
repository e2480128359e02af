import { collapse } from '../../common/template';
import type { PageSnapshot } from '../page-checks';
import { createPreview } from './preview';
import type { EditorData, ObjectSeo, EditedPage } from './types';

/**
 * Returns the data of an object for the checks.
 *
 * @param facts      The editor data.
 * @param value      The fields.
 * @param inherited  The inherited values for empty fields.
 * @param page       The object with unsaved changes.
 * @param duplicates Other objects with the same texts; null if there was no request.
 */
export function pageFacts(
	facts: EditorData,
	value: ObjectSeo,
	inherited: ObjectSeo,
	page: EditedPage,
	duplicates: PageSnapshot[ 'duplicates' ]
): PageSnapshot {
	const { title, description, canonical, noindex, nofollow } = createPreview(
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
