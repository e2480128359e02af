import type {
	SchemaField,
	SchemaObject,
	SchemaOptions,
	SchemaType,
} from '../../common/schema/types';

/**
 * A field of a schema type, a text by default.
 *
 * @param id    The property.
 * @param label The label.
 * @param more  The differences to the defaults.
 */
export const field = (
	id: string,
	label: string,
	more: Partial< SchemaField > = {}
): SchemaField => ( {
	id,
	type: 'Text',
	label,
	std: '',
	required: false,
	recommended: false,
	hidden: false,
	cloneable: false,
	...more,
} );

const everywhere = {
	rules: [ 'basic-global' ],
	specific: [],
	specificText: [],
};

const type = (
	name: string,
	label: string,
	more: Partial< SchemaType > = {}
): SchemaType => ( {
	type: name,
	label,
	category: 'content',
	subtypes: [],
	fields: [],
	docs: `https://schema.org/${ name }`,
	google: null,
	show_on: everywhere,
	...more,
} );

/** Some types, as returned by GET /pharos/v1/schema-types. */
export const exampleTypes: Record< string, SchemaType > = {
	Organization: type( 'Organization', 'Organization', {
		category: 'global',
		subtypes: [
			{
				label: 'Businesses',
				options: [
					{ value: 'Corporation', label: 'Corporation' },
					{ value: 'Hotel', label: 'Hotel' },
				],
			},
		],
		fields: [
			field( 'name', 'Name', { std: '%site_name%', required: true } ),
			field( 'logo', 'Logo', { type: 'image', recommended: true } ),
		],
	} ),
	WebPage: type( 'WebPage', 'Web Page', { category: 'global' } ),
	Article: type( 'Article', 'Article', {
		subtypes: [
			{
				label: '',
				options: [ { value: 'NewsArticle', label: 'News Article' } ],
			},
		],
		google: {
			label: 'A large picture and the date beside the headline.',
			docs: 'https://developers.google.com/search/docs/appearance/structured-data/article',
		},
		show_on: { rules: [ 'post|all' ], specific: [], specificText: [] },
		fields: [
			field( '@id', 'Address', { type: 'Hidden', hidden: true } ),
			field( 'headline', 'Headline', {
				std: '%title%',
				required: true,
			} ),
			field( 'author', 'Author', {
				type: 'Group',
				std: '%schema:Person%',
				fields: [
					field( '@type', 'Type', {
						type: 'Hidden',
						std: 'Person',
						hidden: true,
					} ),
					field( 'name', 'Author Name', { required: true } ),
					field( 'url', 'Author Address', { type: 'url' } ),
				],
			} ),
			field( 'image', 'Image', {
				type: 'image',
				cloneable: true,
				recommended: true,
			} ),
			field( 'datePublished', 'Published', { type: 'date' } ),
			field( 'isAccessibleForFree', 'Free', {
				type: 'Select',
				options: [
					{
						label: '',
						options: [
							{ value: 'true', label: 'Yes' },
							{ value: 'false', label: 'No' },
						],
					},
				],
			} ),
		],
	} ),
	FAQPage: type( 'FAQPage', 'FAQ', {
		fields: [
			field( 'mainEntity', 'Question', {
				type: 'Group',
				cloneable: true,
				required: true,
				fields: [
					field( '@type', 'Type', {
						type: 'Hidden',
						std: 'Question',
						hidden: true,
					} ),
					field( 'name', 'Question Text', { required: true } ),
					field( 'acceptedAnswer', 'Answer', {
						type: 'Group',
						required: true,
						fields: [ field( 'text', 'Text', { required: true } ) ],
					} ),
				],
			} ),
		],
	} ),
};

/** The default Article schema. */
export const exampleArticle: SchemaObject = {
	title: 'Article',
	type: 'Article',
	fields: { schema_name: 'Article', headline: '%title%' },
	show_on: { rules: [ 'post|all' ], specific: [], specificText: [] },
	not_show_on: { rules: [], specific: [], specificText: [] },
};

/** The display conditions, as returned by GET /pharos/v1/schema-conditions. */
export const exampleConditions: SchemaOptions[] = [
	{
		label: 'Basic',
		options: [
			{ value: 'basic-global', label: 'Entire Website' },
			{ value: 'basic-singulars', label: 'All Singulars' },
		],
	},
	{
		label: 'Posts',
		options: [
			{ value: 'post|all', label: 'All Posts' },
			{ value: 'post|all|archive', label: 'Post Archive' },
		],
	},
];
