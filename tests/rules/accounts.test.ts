/**
 * What counts as an address and as the name of an account: the table that src/accounts/ is tested against as well.
 */
import table from '../fixtures/accounts.json';
import { runRules } from './support/php';

const changes = [
	{ network: 'linkedin', text: 'fern' },
	{ network: 'linkedin', text: 'fern', before: 'fern' },
	{ network: 'linkedin', text: 'in/fern', before: 'fern' },
	{ network: 'linkedin', text: '', before: 'fern' },
	{ network: 'of-an-add-on', text: 'fern' },
	{ network: 'x', text: 'fern-kettle' },
];

const results = runRules( {
	address: table.address,
	account: table.account,
	'account refused': changes,
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

test( 'The application is given the same names as the table', () => {
	const [ networks ] = results.networks as {
		id: string;
		names: unknown;
	}[][];
	expect(
		Object.fromEntries(
			( networks ?? [] ).map( ( { id, names } ) => [ id, names ] )
		)
	).toEqual( table.names );
} );

test( 'A new account that can not be found is refused; an old one, and that of an unknown network, stays', () => {
	expect( results[ 'account refused' ] ).toEqual( [
		true,
		false,
		false,
		false,
		false,
		true,
	] );
} );
