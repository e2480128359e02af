import fc from 'fast-check';
import table from '../../tests/fixtures/accounts.json';
import { anyText, anyUrl } from '../../tests/js/any-text';
import {
	accountAddress,
	addressOf,
	domainsOf,
	isOnNetwork,
	type AccountName,
} from '.';

const names: Record< string, AccountName[] > = table.names;
const namesOn = ( network: string ) =>
	Object.hasOwn( names, network ) ? names[ network ] : undefined;

describe( 'the table of cases shared with the server', () => {
	test.each( table.address )(
		'as an address, $text is $address',
		( { text, address } ) => {
			expect( addressOf( text ) ).toBe( address );
		}
	);

	test.each( table.account )(
		'on $network, $text is $address',
		( { network, text, address } ) => {
			expect( accountAddress( network, text, namesOn( network ) ) ).toBe(
				address
			);
		}
	);

	test.each( table[ 'on network' ] )(
		'on $network, $address: $on',
		( { network, address, on } ) => {
			const hosts: Record< string, string[] > = table.hosts;
			const domains = domainsOf(
				network,
				// The server doesn't send Facebook's domains.
				network === 'facebook' ? undefined : hosts[ network ]
			);
			expect( isOnNetwork( address, domains ) ).toBe( on );
		}
	);
} );

test( 'whatever is typed opens a web page, or nothing', () => {
	const networks = [ 'facebook', 'x', ...Object.keys( names ) ];
	fc.assert(
		fc.property(
			fc.constantFrom( ...networks ),
			fc.oneof(
				anyText,
				anyUrl,
				fc.stringMatching( /^(javascript:|@|in\/)?[\w.@/'-]*$/ )
			),
			( network, text ) => {
				expect(
					accountAddress( network, text, namesOn( network ) )
				).toMatch( /^(https?:\/\/\S+)?$/i );
			}
		)
	);
} );

test( 'a pattern that a browser does not understand finds no name, and breaks nothing', () => {
	const odd = [ { pattern: '(?<!a)(*UCP)', address: 'https://a.org/%s' } ];
	expect( accountAddress( 'odd', 'fern', odd ) ).toBe( '' );
	expect( accountAddress( 'odd', 'a.org/fern', odd ) ).toBe(
		'https://a.org/fern'
	);
} );
