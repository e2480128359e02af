/**
 * The user ignores, restores and runs checks while the server handles the requests and responds, or fails, in any
 * order. In the end the page shows the server's state, and that is the state that the user requested last wherever
 * nothing failed.
 */
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { type AnalysisServer, checkItem } from '../../tests/js/analysis-server';
import { createLoadedSite } from '../../tests/js/create-site';
import * as api from '../api';
import type { ApiRequest } from '../api';
import type { CheckReport } from './types';

jest.mock( '../api' );

const SEEDS = 100;

/** Waits until everything that doesn't depend on a response has happened. */
async function settle(): Promise< void > {
	for ( let turn = 0; turn < 30; turn++ ) {
		await Promise.resolve();
	}
}

const IDS = [ 'title', 'description', 'php_version' ];

type Step =
	| { do: 'ignore' | 'restore' | 'recheck'; id: string }
	| { do: 'run' | 'look' }
	/** The site changes: the check gets another result. */
	| { do: 'mend'; id: string }
	/**
	 * The server handles one of the requests; the page receives one of the responses; or a request is lost before it
	 * has any effect.
	 */
	| { do: 'handle' | 'answer' | 'fail'; which: number };

const id = fc.constantFrom( ...IDS );
const which = fc.nat( { max: 5 } );

const steps = fc.array(
	fc.oneof(
		{
			weight: 4,
			arbitrary: fc.record( {
				do: fc.constantFrom( 'ignore', 'restore' ),
				id,
			} ),
		},
		{
			weight: 1,
			arbitrary: fc.record( { do: fc.constant( 'recheck' ), id } ),
		},
		{
			weight: 3,
			arbitrary: fc.record( { do: fc.constantFrom( 'run', 'look' ) } ),
		},
		{
			weight: 1,
			arbitrary: fc.record( { do: fc.constant( 'mend' ), id } ),
		},
		{
			weight: 8,
			arbitrary: fc.record( {
				do: fc.constantFrom(
					'handle',
					'handle',
					'answer',
					'answer',
					'fail'
				),
				which,
			} ),
		}
	) as fc.Arbitrary< Step >,
	{ minLength: 1, maxLength: 40 }
);

/** Sequences that random generation hardly ever produces. */
const RARE: Step[][] = [
	// A report that was generated before a single check ran arrives after the result of that check.
	[
		{ do: 'look' },
		{ do: 'handle', which: 0 },
		{ do: 'mend', id: 'title' },
		{ do: 'recheck', id: 'title' },
		{ do: 'answer', which: 3 },
	],
	// The user requests the state that the server has while the opposite is being saved.
	[
		{ do: 'ignore', id: 'title' },
		{ do: 'answer', which: 0 },
		{ do: 'restore', id: 'title' },
		{ do: 'ignore', id: 'title' },
		{ do: 'look' },
		{ do: 'answer', which: 1 },
	],
	// A check that ran before it was ignored responds after the report that has it as ignored.
	[
		{ do: 'recheck', id: 'title' },
		{ do: 'handle', which: 0 },
		{ do: 'ignore', id: 'title' },
		{ do: 'answer', which: 1 },
		{ do: 'look' },
		{ do: 'answer', which: 1 },
	],
];

interface Call {
	request: ApiRequest;
	/** The response of the server; undefined until it has handled the request. */
	answer?: unknown;
	resolve: ( answer: unknown ) => void;
	reject: ( reason: unknown ) => void;
}

/** A server that handles requests and responds when the test tells it to. */
function slowly( analysis: AnalysisServer ) {
	let calls: Call[] = [];
	jest.mocked( api.fetchJson ).mockImplementation(
		( request ) =>
			new Promise( ( resolve, reject ) => {
				calls.push( { request, resolve, reject } );
			} )
	);
	const handle = ( call: Call | undefined ) => {
		if ( call && ! call.answer ) {
			const { path = '', method = 'GET', data } = call.request;
			analysis.checkedAt = new Date(
				Date.parse( analysis.checkedAt ) + 1000
			).toISOString();
			const [ route = '', query = '' ] = path.split( '?' );
			call.answer = analysis.answer(
				`${ method } ${ route.replace( '/pharos/v1', '' ) }`,
				new URLSearchParams( query ),
				data
			);
		}
	};
	const end = ( call: Call | undefined, over: ( call: Call ) => void ) => {
		if ( call ) {
			calls = calls.filter( ( other ) => other !== call );
			over( call );
		}
	};
	const at = ( index: number ) => calls[ index % ( calls.length || 1 ) ];
	const answer = ( call: Call | undefined ) => {
		handle( call );
		end( call, ( { resolve, answer: said } ) => resolve( said ) );
	};
	return {
		handle: ( index: number ) => handle( at( index ) ),
		answer: ( index: number ) => answer( at( index ) ),
		/** Returns whether a request was lost. */
		fail: ( index: number ) => {
			const call = calls
				.filter( ( { answer: said } ) => ! said )
				.at( index );
			end( call, ( { reject } ) => reject( { message: 'Lost.' } ) );
			return call?.request;
		},
		hasCalls: () => calls.length > 0,
	};
}

test( 'however wishes, runs and answers meet, the page ends with what the server has', async () => {
	await fc.assert(
		fc.asyncProperty( steps, async ( all ) => {
			const site = await createLoadedSite();
			const { select, dispatch, server } = site;
			const { analysis } = server;
			select.getCheckItems();
			await waitFor( () =>
				expect( select.getCheckCounts() ).not.toBeNull()
			);
			const network = slowly( analysis );
			const wishes: Record< string, boolean > = {};
			const refused = new Set< string >();

			for ( const step of all ) {
				switch ( step.do ) {
					case 'ignore':
					case 'restore':
						wishes[ step.id ] = step.do === 'ignore';
						refused.delete( step.id );
						dispatch[ `${ step.do }Checks` ]( [ step.id ] );
						await settle();
						// The screen shows the change at once.
						expect(
							select.getCheckItems()?.[ step.id ]?.ignore
						).toBe( step.do === 'ignore' );
						break;
					case 'recheck':
						await dispatch.runCheck( step.id );
						break;
					case 'run':
						await dispatch.runChecks();
						break;
					case 'look':
						await dispatch.loadChecks();
						break;
					case 'mend': {
						const kind =
							step.id === 'php_version' ? 'other' : 'general';
						analysis.found[ kind ] = {
							...analysis.found[ kind ],
							[ step.id ]: checkItem( { status: 'success' } ),
						};
						break;
					}
					case 'fail': {
						const lost = network.fail( step.which );
						if ( lost?.data ) {
							refused.add( lost.data.id );
						}
						break;
					}
					default:
						network[ step.do ]( step.which );
				}
				await settle();
			}
			while ( network.hasCalls() ) {
				network.answer( 0 );
				await settle();
			}

			const shown = select.getCheckItems() ?? {};
			for ( const each of IDS ) {
				const isIgnored = analysis.ignored.has( each );
				expect( shown[ each ]?.ignore ).toBe( isIgnored );
				if ( wishes[ each ] !== undefined && ! refused.has( each ) ) {
					expect( isIgnored ).toBe( wishes[ each ] );
				}
			}
			for ( const kind of [ 'general', 'other' ] ) {
				const { data } = analysis.answer(
					`GET /checks/${ kind }`,
					new URLSearchParams()
				) as CheckReport;
				expect( shown ).toMatchObject( data );
			}
			expect( select.isAwaitingChecks() ).toBe( false );
			expect( select.__getAnalysis().checking ).toEqual( [] );

			// With nothing else in progress, a run returns the true state and confirms all requested states.
			await dispatch.runChecks();
			await settle();
			while ( network.hasCalls() ) {
				network.answer( 0 );
				await settle();
			}
			expect( select.__getAnalysis().wishes ).toEqual( {} );
			for ( const each of IDS ) {
				const { general, other } = analysis.found;
				expect( select.getCheckItems()?.[ each ]?.status ).toBe(
					{ ...general, ...other }[ each ]?.status
				);
			}
		} ),
		{ numRuns: SEEDS, examples: RARE.map( ( all ) => [ all ] ) }
	);
} );
