/** The structured data (JSON-LD) of pages. */
import type { Page } from '../../support/page';
import { save } from './settings';
import { site } from './site';

export type Node = Record< string, unknown > & { '@type': string | string[] };

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** The nodes of a page's graph, in order; fails if there are several graphs, or if it isn't JSON-LD. */
export function nodesOf( { text }: Pick< Page, 'text' > ): Node[] {
	const scripts = [ ...text.matchAll( SCRIPT ) ];
	expect( scripts.length ).toBeLessThan( 2 );
	if ( ! scripts[ 0 ] ) {
		return [];
	}
	const json = JSON.parse( scripts[ 0 ][ 1 ] as string );
	expect( json ).toEqual( {
		'@context': 'https://schema.org',
		'@graph': expect.any( Array ),
	} );
	return json[ '@graph' ];
}

export const graph = async ( path: string ) =>
	nodesOf( await site.get( path ) );

/** The only node of a type; undefined if there is none. */
export function ofType( nodes: Node[], type: string ): Node | undefined {
	const found = nodes.filter( ( node ) => node[ '@type' ] === type );
	expect( [ type, found.length < 2 ] ).toEqual( [ type, true ] );
	return found[ 0 ];
}

export const types = ( nodes: Node[] ) =>
	nodes.map( ( node ) => node[ '@type' ] );

/** A schema with these display conditions. */
export const schema = (
	type: string,
	fields: object,
	rules: string[] = [ 'basic-global' ],
	more: object = {}
) => ( {
	title: type,
	type,
	fields,
	show_on: { rules, specific: [], specificText: [] },
	...more,
} );

/** Saves these schemas, and no others. */
export async function saveSchemas( schemas: object, settings: object = {} ) {
	await site.resetSettings();
	expect( await save( { ...settings, schemas } ) ).toMatchObject( {
		status: 200,
	} );
}

/** All values of a node, at any depth. */
export function* values(
	value: unknown,
	path: string[] = []
): Generator< { path: string[]; value: unknown } > {
	yield { path, value };
	if ( value && typeof value === 'object' ) {
		for ( const [ name, part ] of Object.entries( value ) ) {
			yield* values( part, [ ...path, name ] );
		}
	}
}
