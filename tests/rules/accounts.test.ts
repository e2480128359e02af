/** Valid URLs and names of accounts: the table is shared with the tests of common/accounts/. */
import table from '../fixtures/accounts.json';
import { runRules } from './support/php';

const changes = [
	{ network: 'linkedin', text: 'fern' },
	{ network: 'linkedin', text: 'fern', before: 'fern' },
	{ network: 'linkedin', text: 'in/fern', before: 'fern' },
	{ network: 'linkedin', text: '', before: 'fern' },
	{ network: 'of-an-add-on', text: 'fern' },
	{ network: 'x', text: 'fern-kettle' },
	{ network: 'youtube', text: 'https://vimeo.com/fern' },
	{
		network: 'youtube',
		text: 'https://vimeo.com/fern',
		before: 'https://vimeo.com/fern',
	},
	{ network: 'youtube', text: 'm.youtube.com/@fern' },
	{ network: 'mastodon', text: 'https://tea.example/@fern' },
	{ network: 'of-an-add-on', text: 'https://tea.example/fern' },
];

const results = runRules( {
	address: table.address,
	account: table.account,
	'account refused': changes,
	'on network': table[ 'on network' ],
	networks: [ {} ],
} );

test.each( table.address.map( ( one, i ) => [ one.text, one.address, i ] ) )(
	'as an address, %j is %j',
	( _text, address, i ) => {
		expect( results.address[ Number( i ) ] ).toBe( address );
	}
);

test.each(
	table.account.map(
		( { network, text, address }, i ) =>
			[ network, text, address, i ] as const
	)
)( 'on %s, %j is %j', ( _network, _text, address, i ) => {
	expect( results.account[ i ] ).toBe( address );
} );

test.each(
	table[ 'on network' ].map(
		( { network, address, on }, i ) => [ network, address, on, i ] as const
	)
)( 'on %s, %j: %j', ( _network, _address, on, i ) => {
	expect( results[ 'on network' ][ i ] ).toBe( on );
} );

test( 'The application is given the same names and domains as the table', () => {
	const [ networks ] = results.networks as {
		id: string;
		names: unknown;
		hosts: string[];
	}[][];
	expect(
		Object.fromEntries(
			( networks ?? [] ).map( ( { id, names } ) => [ id, names ] )
		)
	).toEqual( table.names );
	for ( const { id, hosts } of networks ?? [] ) {
		expect( hosts ).toEqual(
			( table.hosts as Record< string, string[] > )[ id ] ?? []
		);
	}
} );

test( 'A new account that can not be found is refused; an old one, and that of an unknown network, stays', () => {
	expect( results[ 'account refused' ] ).toEqual( [
		true,
		false,
		false,
		false,
		false,
		true,
		true,
		false,
		false,
		false,
		false,
	] );
} );
