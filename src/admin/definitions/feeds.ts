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
		__( 'HTML and these variables are allowed: %s', 'pharos-seo' ),
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
						'Feeds contain the excerpt of a post, or its first 500 words without formatting. Shorter posts without an excerpt are included in full.',
						'pharos-seo'
					),
					keywords: [ 'full text', 'scraper' ],
				},
				{
					key: 'addlink_to_source_below_feed_entries',
					control: 'toggle',
					label: __( 'Add a link to the post', 'pharos-seo' ),
					help: __(
						'Adds a link to the original post below each feed entry. If another site copies the entry, the link is kept.',
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
					label: __( 'Feeds in search results', 'pharos-seo' ),
					help: __(
						'When off, feeds are set to noindex. Search engines still follow the links to your posts.',
						'pharos-seo'
					),
					keywords: [ 'noindex', 'x-robots-tag' ],
				},
			],
		},
		{
			title: __( 'Feeds to remove', 'pharos-seo' ),
			description: __(
				'Removed feeds are no longer linked, and their URLs redirect to the page they belong to. The main feed is always kept.',
				'pharos-seo'
			),
			fields: [
				removed(
					'remove_global_comments_feed',
					__( 'Remove the comments feed', 'pharos-seo' ),
					__(
						'The latest comments of the whole site. Comment feeds of individual posts are kept.',
						'pharos-seo'
					)
				),
				removed(
					'remove_post_authors_feed',
					__( 'Remove author feeds', 'pharos-seo' ),
					__( 'The latest posts of each author.', 'pharos-seo' )
				),
				removed(
					'remove_post_types_feed',
					__( 'Remove post type feeds', 'pharos-seo' ),
					__(
						'The latest entries of each post type with an archive.',
						'pharos-seo'
					)
				),
				removed(
					'remove_category_feed',
					__( 'Remove category feeds', 'pharos-seo' ),
					__( 'The latest posts of each category.', 'pharos-seo' )
				),
				removed(
					'remove_tag_feed',
					__( 'Remove tag feeds', 'pharos-seo' ),
					__( 'The latest posts of each tag.', 'pharos-seo' )
				),
				removed(
					'remove_custom_taxonomy_feed',
					__( 'Remove feeds of other taxonomies', 'pharos-seo' ),
					__(
						'The latest entries of each term that isn’t a category or tag.',
						'pharos-seo'
					)
				),
				removed(
					'remove_search_results_feed',
					__( 'Remove search feeds', 'pharos-seo' ),
					__(
						'Search results as a feed. Spammers use these URLs.',
						'pharos-seo'
					)
				),
				removed(
					'remove_atom_rdf_feeds',
					__( 'Remove Atom and RDF feeds', 'pharos-seo' ),
					__(
						'Other formats of the same feeds. RSS, which all feed readers support, is kept.',
						'pharos-seo'
					)
				),
			],
		},
	],
};
