import { __, sprintf } from '@wordpress/i18n';
import type { FieldDefinition, ScreenDefinition } from './types';

const REMOVE = [ 'remove feed', 'disable feed' ];

/** The field of a feed that can be turned off. */
const removed = (
	key: string,
	label: string,
	help: string
): FieldDefinition => ( {
	key,
	control: 'toggle',
	label,
	help,
	keywords: REMOVE,
} );

const feedText = ( key: string, label: string ): FieldDefinition => ( {
	key,
	control: 'text',
	multiline: true,
	label,
	help: sprintf(
		/* translators: %s: names of variables, such as %post_link%. */
		__( 'HTML is allowed, and these variables: %s', 'pharos-seo' ),
		'%post_link%, %site_link%, %author_link%, %title%, %site_name%, %tagline%'
	),
	keywords: [ 'rss', 'feed footer', 'feed text' ],
} );

export const feeds: ScreenDefinition = {
	path: '/advanced/feeds',
	groups: [
		{
			title: __( 'Entries', 'pharos-seo' ),
			fields: [
				{
					key: 'convert_feed_entries_into_excerpts',
					control: 'toggle',
					label: __( 'Show excerpts only', 'pharos-seo' ),
					help: __(
						'Feeds carry the beginning of a post, at most 500 words, so that nobody can copy the whole text from them.',
						'pharos-seo'
					),
					keywords: [ 'full text', 'scraper' ],
				},
				{
					key: 'addlink_to_source_below_feed_entries',
					control: 'toggle',
					label: __( 'Add a link to the post', 'pharos-seo' ),
					help: __(
						'Below each entry of a feed stands where it was first published, also when other sites copy it.',
						'pharos-seo'
					),
					keywords: [ 'source', 'backlink', 'scraper' ],
				},
				feedText(
					'feed_text_before',
					__( 'Text before each entry', 'pharos-seo' )
				),
				feedText(
					'feed_text_after',
					__( 'Text after each entry', 'pharos-seo' )
				),
				{
					key: 'allow_indexing_of_feed_entries',
					control: 'toggle',
					label: __( 'Let search engines list feeds', 'pharos-seo' ),
					help: __(
						'When this is off, feeds say noindex. Search engines still follow their links to your posts.',
						'pharos-seo'
					),
					keywords: [ 'noindex', 'x-robots-tag' ],
				},
			],
		},
		{
			title: __( 'Feeds to remove', 'pharos-seo' ),
			description: __(
				'A removed feed is no longer linked, and its address leads to the page that it belongs to. The feed of your newest posts always stays.',
				'pharos-seo'
			),
			fields: [
				removed(
					'remove_global_comments_feed',
					__( 'Remove the feed of all comments', 'pharos-seo' ),
					__(
						'The newest comments of the whole site. Feeds of single posts’ comments stay.',
						'pharos-seo'
					)
				),
				removed(
					'remove_post_authors_feed',
					__( 'Remove feeds of authors', 'pharos-seo' ),
					__( 'The newest posts of each author.', 'pharos-seo' )
				),
				removed(
					'remove_post_types_feed',
					__( 'Remove feeds of post types', 'pharos-seo' ),
					__(
						'The newest entries of each post type with an archive.',
						'pharos-seo'
					)
				),
				removed(
					'remove_category_feed',
					__( 'Remove feeds of categories', 'pharos-seo' ),
					__( 'The newest posts of each category.', 'pharos-seo' )
				),
				removed(
					'remove_tag_feed',
					__( 'Remove feeds of tags', 'pharos-seo' ),
					__( 'The newest posts of each tag.', 'pharos-seo' )
				),
				removed(
					'remove_custom_taxonomy_feed',
					__( 'Remove feeds of other taxonomies', 'pharos-seo' ),
					__(
						'The newest entries of each term that is neither a category nor a tag.',
						'pharos-seo'
					)
				),
				removed(
					'remove_search_results_feed',
					__( 'Remove feeds of search results', 'pharos-seo' ),
					__(
						'What visitors searched for, as a feed. Spammers use these addresses.',
						'pharos-seo'
					)
				),
				removed(
					'remove_atom_rdf_feeds',
					__( 'Remove Atom and RDF feeds', 'pharos-seo' ),
					__(
						'Other formats of the same feeds. RSS, which every reader knows, stays.',
						'pharos-seo'
					)
				),
			],
		},
	],
};
