import { languageOf } from './language/language';
import { addStemmer, type Stemmer } from './language/stem';
import STEMMERS from './language/stemmers.json';
import { runChecks } from './run';
import type { Finding, PageSnapshot } from './types';

/** A published page in English that passes nearly all checks. */
export const goodPage: PageSnapshot = {
	title: {
		text: 'Green tea recipes for cold evenings - Tea Time',
		source: 'own',
	},
	description: {
		text: 'Green tea recipes that warm: with ginger, with honey, with milk. Each takes five minutes and needs no more than a kettle.',
		source: 'own',
	},
	limits: { title: 60, description: 160 },
	name: 'Green tea recipes',
	slug: 'green-tea-recipes',
	url: 'https://example.org/green-tea-recipes/',
	status: 'publish',
	focusKeyword: 'green tea recipe',
	language: 'en_US',
	content: `<!-- wp:paragraph --><p>My favourite green tea recipes. ${ 'More words about tea follow here. '.repeat(
		60
	) }</p><!-- /wp:paragraph -->
<!-- wp:heading --><h2 class="wp-block-heading">A recipe with green tea</h2><!-- /wp:heading -->
<!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/uploads/cup.jpg" alt="A cup of tea"/></figure><!-- /wp:image -->
<!-- wp:paragraph --><p>Read on <a href="/kettles/">about kettles</a> or <a href="https://tea.example/">elsewhere</a>.</p><!-- /wp:paragraph -->`,
	blocks: [
		{ id: 'first', name: 'core/paragraph', inner: [] },
		{ id: 'heading', name: 'core/heading', inner: [] },
		{ id: 'image', name: 'core/image', inner: [] },
		{ id: 'last', name: 'core/paragraph', inner: [] },
	],
	robots: { noindex: false, nofollow: false },
	canonical: '',
	duplicates: { title: [], description: [] },
};

/**
 * Returns the finding of one check.
 *
 * @param id    The id of the check.
 * @param facts The data that differs from the good page.
 */
export const findingOf = (
	id: string,
	facts: Partial< PageSnapshot >
): Finding | undefined =>
	runChecks( { ...goodPage, ...facts } ).find(
		( finding ) => finding.id === id
	);

/** Returns the finding as "status: code"; 'nothing' if there is none. */
export const verdictOf = (
	id: string,
	facts: Partial< PageSnapshot >
): string => {
	const finding = findingOf( id, facts );
	return finding ? `${ finding.status }: ${ finding.code }` : 'nothing';
};

/** A custom title or description. */
export const own = ( text: string ) => ( { text, source: 'own' as const } );

/**
 * Loads the word forms of a language, like the worker does.
 *
 * @param locale The locale of the content.
 */
export async function withStemmer( locale: string ): Promise< void > {
	const names: Record< string, string > = STEMMERS;
	const language = languageOf( locale );
	const { stemmer }: { stemmer: Stemmer } = await import(
		`@orama/stemmers/${ names[ language ] }`
	);
	addStemmer( language, stemmer );
}
