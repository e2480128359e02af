import { schemasField } from '../definitions/schema';
import type { FieldDefinition } from '../definitions/types';
import { changesOf } from './changes';

const field = ( label: string, ...path: string[] ): FieldDefinition => ( {
	key: 'templates',
	path,
	control: 'template',
	label,
} );
const title = field( 'Posts: Title', 'post_types', 'post', 'title' );
const description = field( 'Posts: Text', 'post_types', 'post', 'description' );

describe( 'the unsaved changes of one setting', () => {
	test( 'are listed by the parts that fields show', () => {
		expect(
			changesOf(
				'templates',
				[ title, description, title ],
				{ post_types: { post: { title: 'A', description: 'B' } } },
				{ post_types: { post: { title: 'C', description: 'B' } } }
			)
		).toEqual( [
			{
				name: 'templates.post_types.post.title',
				label: 'Posts: Title',
				field: title,
				from: 'A',
				to: 'C',
			},
		] );
	} );

	test( 'are one line where a field shows all of it, or none does', () => {
		const all: FieldDefinition = {
			key: 'separator',
			control: 'text',
			label: 'Separator',
		};
		expect( changesOf( 'separator', [ all ], '-', '|' ) ).toEqual( [
			{
				name: 'separator',
				label: 'Separator',
				field: all,
				from: '-',
				to: '|',
			},
		] );
		expect( changesOf( 'acme', [], 1, 2 ) ).toMatchObject( [
			{ name: 'acme', label: 'acme', from: 1, to: 2 },
		] );
	} );

	test( 'of a part that no field shows are still told', () => {
		expect(
			changesOf( 'templates', [ title ], {}, { archives: { date: {} } } )
		).toMatchObject( [ { name: 'templates', label: 'Posts: Title' } ] );
	} );

	test( 'say the tab where two tabs have fields with the same label', () => {
		const onTab: FieldDefinition = {
			key: 'home_page_twitter_title',
			control: 'template',
			label: 'Social Title',
			tab: 'X',
		};
		expect( changesOf( onTab.key, [ onTab ], '', 'Beans' ) ).toMatchObject(
			[ { label: 'X › Social Title' } ]
		);
	} );

	test( 'of schemas are told of one by one, with what is different about each', () => {
		const article = {
			title: 'Article',
			type: 'Article',
			fields: { schema_name: 'News', headline: '%title%' },
			show_on: { rules: [ 'post|all' ], specific: [], specificText: [] },
		};
		const changes = changesOf(
			'schemas',
			[ schemasField ],
			{ article, person: article, same: article },
			{
				article: {
					...article,
					fields: { schema_name: 'News', headline: 'Bread' },
					show_on: { ...article.show_on, specific: [ 'page-7' ] },
				},
				same: article,
				added: { ...article, fields: {} },
			}
		);

		expect(
			changes.map( ( { name, label, words } ) => [ name, label, words ] )
		).toEqual( [
			[
				'schemas.article',
				'Schemas › News',
				{
					from: 'headline: %title%; show_on: post|all',
					to: 'headline: Bread; show_on: post|all, page-7',
				},
			],
			[
				'schemas.person',
				'Schemas › News',
				{ from: 'News', to: '(none)' },
			],
			[
				'schemas.added',
				'Schemas › Article',
				{ from: '(none)', to: 'Article' },
			],
		] );
	} );
} );
