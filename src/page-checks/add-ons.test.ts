import { addFilter, removeFilter } from '@wordpress/hooks';
import { PAGE_CHECKS_FILTER } from '../extensions';
import { createChecker } from './client';
import { goodPage } from './fixtures';
import type { CheckResult } from './types';

const NAMESPACE = 'acme/checks';

/** Registers an add-on that adds these checks. */
const addOnWith = ( ...added: unknown[] ) =>
	addFilter( PAGE_CHECKS_FILTER, NAMESPACE, ( checks: unknown[] ) => [
		...checks,
		...added,
	] );

/** Returns the results of add-ons' checks. */
async function addedTo( facts = goodPage ): Promise< CheckResult[] > {
	const results = await createChecker().check( facts );
	return ( results ?? [] ).filter( ( { id } ) => id.startsWith( 'acme' ) );
}

afterEach( () => {
	removeFilter( PAGE_CHECKS_FILTER, NAMESPACE );
} );

test( 'an add-on’s check is told of the page, and its result is one of the page’s', async () => {
	addOnWith( {
		id: 'acme-price',
		run: ( { name }: typeof goodPage ) => ( {
			status: 'warning',
			message: `“${ name }” has no price.`,
			where: [ { field: 'title' } ],
		} ),
	} );
	expect( await addedTo() ).toEqual( [
		{
			id: 'acme-price',
			status: 'warning',
			message: '“Green tea recipes” has no price.',
			description: [],
			where: [ { field: 'title' } ],
		},
	] );
} );

test( 'the example add-on wants a name that is no question', async () => {
	jest.requireActual( '../../examples/add-on/src/editor.js' );
	const of = async ( name: string ) =>
		( await createChecker().check( { ...goodPage, name } ) )?.find(
			( { id } ) => id === 'example-question'
		)?.status;
	expect( await of( 'Tea?' ) ).toBe( 'suggestion' );
	expect( await of( 'Tea' ) ).toBe( 'success' );
	removeFilter( PAGE_CHECKS_FILTER, 'pharos-example' );
} );

test( 'an add-on’s check may have nothing to say', async () => {
	addOnWith( { id: 'acme-price', run: () => null } );
	expect( await addedTo() ).toEqual( [] );
} );

test( 'an add-on may come after the first results', async () => {
	expect( await addedTo() ).toEqual( [] );
	addOnWith( {
		id: 'acme-late',
		run: () => ( { status: 'success', message: 'Late.' } ),
	} );
	expect( await addedTo() ).toHaveLength( 1 );
} );

describe( 'the others go on, and its author is told, when an add-on’s check', () => {
	const good = {
		id: 'acme-good',
		run: () => ( { status: 'success', message: 'Good.' } ),
	};

	test.each< [ string, unknown ] >( [
		[ 'has no id', { name: 'acme', run: () => null } ],
		[
			'has an id that can’t be ignored',
			{ id: 'acme/a', run: () => null },
		],
		[ 'has the id of one of ours', { id: 'title', run: () => null } ],
		[ 'has no function', { id: 'acme-a', run: 'now' } ],
		[ 'is a text', 'acme' ],
		[
			'fails',
			{
				id: 'acme-b',
				run: () => {
					throw new Error( 'No price.' );
				},
			},
		],
		[ 'answers nothing', { id: 'acme-c', run: () => undefined } ],
		[
			'answers another status',
			{ id: 'acme-d', run: () => ( { status: 'bad', message: 'x' } ) },
		],
		[
			'answers no message',
			{ id: 'acme-e', run: () => ( { status: 'error' } ) },
		],
		[
			'answers a place that is none',
			{
				id: 'acme-f',
				run: () => ( {
					status: 'error',
					message: 'x',
					where: [ { field: 'nowhere' } ],
				} ),
			},
		],
		[
			'answers a promise',
			{
				id: 'acme-g',
				run: async () => ( { status: 'error', message: 'x' } ),
			},
		],
	] )( '%s', async ( _, check ) => {
		addOnWith( check, good );
		expect( ( await addedTo() ).map( ( { id } ) => id ) ).toEqual( [
			'acme-good',
		] );
		expect( console ).toHaveWarned();
	} );

	test( 'is the second with its id', async () => {
		addOnWith( good, {
			id: 'acme-good',
			run: () => ( { status: 'error', message: 'Second.' } ),
		} );
		expect( await addedTo() ).toMatchObject( [ { message: 'Good.' } ] );
	} );
} );
