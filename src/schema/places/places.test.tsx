import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import {
	exampleArticle,
	exampleConditions,
} from '../../../tests/js/schema-types';
import type {
	SchemaObject,
	SpecificResult,
} from '../../../common/schema/types';
import { SchemaPlaces } from '.';
import { labelOf } from './conditions';
import { placesText } from './places-text';

const FOUND: SpecificResult[] = [
	{ id: 'tax-5', label: 'Bread (archive)', group: 'Categories' },
	{ id: 'post-12', label: 'Rye bread', group: 'Posts' },
	{ id: 'tax-6', label: 'Breads (archive)', group: 'Categories' },
];

/** Opens the display conditions; `stored()` returns what would be saved. */
function open(
	schema: SchemaObject = exampleArticle,
	search = jest.fn( async () => FOUND )
) {
	let latest = schema;
	function Places() {
		const [ value, setValue ] = useState( schema );
		latest = value;
		return (
			<SchemaPlaces
				id="places"
				schema={ value }
				onChange={ setValue }
				conditions={ exampleConditions }
				search={ search }
			/>
		);
	}
	render( <Places /> );
	return {
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
		search,
		shownOn: () => latest.show_on,
	};
}

const condition = ( number: number ) =>
	screen.getByRole( 'combobox', {
		name: `Show on: condition ${ number }`,
	} );
const showOn = () => within( screen.getByRole( 'group', { name: 'Show on' } ) );
const finder = () =>
	screen.getByRole( 'combobox', { name: 'Show on: posts and terms' } );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the conditions of a schema', () => {
	test( 'are rows: added, chosen, removed, and always one of them', async () => {
		const { user, shownOn } = open();
		expect( condition( 1 ) ).toHaveDisplayValue( 'All Posts' );
		expect(
			showOn().queryByRole( 'button', { name: /^Remove/ } )
		).toBeNull();

		await user.click(
			screen.getByRole( 'button', { name: 'Add condition: Show on' } )
		);
		expect( condition( 2 ) ).toHaveFocus();
		expect( shownOn().rules ).toEqual( [ 'post|all' ] );
		expect(
			within( condition( 2 ) ).getByRole( 'option', {
				name: 'All Posts',
			} )
		).toBeDisabled();

		await user.selectOptions( condition( 2 ), 'Post Archive' );
		expect( shownOn().rules ).toEqual( [ 'post|all', 'post|all|archive' ] );

		await user.click(
			screen.getByRole( 'button', {
				name: 'Remove: Show on, condition 1',
			} )
		);
		expect( shownOn().rules ).toEqual( [ 'post|all|archive' ] );
		expect( condition( 1 ) ).toHaveFocus();
		expect(
			showOn().queryByRole( 'button', { name: /^Remove/ } )
		).toBeNull();
	} );

	test( 'that the site does not know stay as they are', async () => {
		const { user, shownOn } = open( {
			...exampleArticle,
			show_on: {
				rules: [ 'book|all', 'basic-global' ],
				specific: [],
				specificText: [],
			},
		} );
		expect( condition( 1 ) ).toHaveDisplayValue(
			'All “book” (not on this site)'
		);
		await user.selectOptions( condition( 2 ), 'All Singulars' );
		expect( shownOn().rules ).toEqual( [ 'book|all', 'basic-singulars' ] );
	} );

	test( 'is not WooCommerce’s fault where there are products', () => {
		const products = [
			{
				label: '',
				options: [ { value: 'product|all', label: 'All Products' } ],
			},
		];
		expect( labelOf( 'product-type|simple', products ) ).toBe(
			'Products “simple” (not on this site)'
		);
	} );

	test.each( [
		[
			'product|all',
			'Products (not on this site: WooCommerce is not active)',
		],
		[
			'product|all|archive',
			'Archive of “product” (not on this site: WooCommerce is not active)',
		],
		[
			'product|all|taxarchive|product_cat',
			'Archives of “product_cat” (not on this site: WooCommerce is not active)',
		],
		[
			'product-type|simple',
			'Products “simple” (not on this site: WooCommerce is not active)',
		],
		[ 'book|all|archive', 'Archive of “book” (not on this site)' ],
		[ 'book|archive', 'Archive of “book” (not on this site)' ],
		[
			'book|all|taxarchive|genre',
			'Archives of “genre” (not on this site)',
		],
		[ 'something|else', 'something|else (not on this site)' ],
	] )(
		'that the site does not know are told in words: %s',
		( rule, label ) => {
			expect( labelOf( rule, [] ) ).toBe( label );
		}
	);
} );

describe( 'posts and terms by name', () => {
	const specific: SchemaObject = {
		...exampleArticle,
		show_on: { rules: [ 'specifics' ], specific: [], specificText: [] },
	};

	test( 'are looked for from three characters on, and chosen from groups by keyboard', async () => {
		const { user, search, shownOn } = open( specific );

		await user.type( finder(), 'br' );
		expect(
			screen.getByText( 'Type at least 3 characters' )
		).toBeVisible();
		await user.type( finder(), 'e' );
		await act( () => jest.advanceTimersByTimeAsync( 300 ) );

		expect( search.mock.calls ).toEqual( [ [ 'bre' ] ] );
		expect(
			screen.getByRole( 'group', { name: 'Categories' } )
		).toHaveTextContent( 'Bread (archive)Breads (archive)' );
		await user.keyboard( '{ArrowDown}{ArrowDown}{Enter}' );

		expect( shownOn() ).toEqual( {
			rules: [ 'specifics' ],
			specific: [ 'post-12' ],
			specificText: [ { id: 'post-12', label: 'Rye bread' } ],
		} );
	} );

	test( 'that can’t be searched for aren’t found, without an error message', async () => {
		const { user } = open(
			specific,
			jest.fn( () => Promise.reject( new Error( 'Offline' ) ) )
		);
		await user.type( finder(), 'bread' );
		await act( () => jest.advanceTimersByTimeAsync( 300 ) );

		expect( screen.getByText( 'No results' ) ).toBeVisible();
	} );

	test( 'of other plugins’ files keep their labels, and are removed one by one', async () => {
		const { user, shownOn } = open( {
			...exampleArticle,
			show_on: {
				rules: [],
				specific: [ 'post-1', 'post-2' ],
				specificText: [
					{ value: 'post-1', label: 'One' },
					{ value: 'post-2', label: 'Two' },
				] as never,
			},
		} );

		await user.click(
			screen.getByRole( 'button', { name: 'Remove: One' } )
		);
		expect( shownOn() ).toMatchObject( {
			specific: [ 'post-2' ],
			specificText: [ { label: 'Two' } ],
		} );
		expect(
			screen.getByRole( 'button', { name: 'Remove: Two' } )
		).toHaveFocus();
	} );
} );

describe( 'the sentence that says where a schema is shown', () => {
	test.each( [
		[ { rules: [ 'post|all' ] }, {}, 'Shown on: All Posts.' ],
		[
			{ rules: [ 'basic-global' ] },
			{
				rules: [ 'specifics' ],
				specific: [ 'post-1' ],
				specificText: [ { id: 'post-1', label: 'About' } ],
			},
			'Shown on: Entire Website. Not on: “About”.',
		],
		[
			{ rules: [ 'specifics' ] },
			{},
			'Not output: it has no display conditions.',
		],
	] )( '%j without %j: %s', ( on, not, text ) => {
		const none = { rules: [], specific: [], specificText: [] };
		expect(
			placesText(
				{
					show_on: { ...none, ...on },
					not_show_on: { ...none, ...not },
				},
				exampleConditions
			)
		).toBe( text );
	} );
} );
