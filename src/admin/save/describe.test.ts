import { describe as describeValue } from './describe';

describe( 'a setting’s value in the list of unsaved changes', () => {
	const select = {
		key: 'twitter_card_type',
		control: 'select' as const,
		label: 'Card type',
		options: [ { value: 'summary', label: 'Small image' } ],
	};

	test.each( [
		[ 'a switch that is on', true, undefined, 'On' ],
		[ 'a switch that is off', false, undefined, 'Off' ],
		[ 'an emptied text', '', undefined, '(empty)' ],
		[ 'an empty list', [], undefined, '(empty)' ],
		[ 'a text', '%title%', undefined, '%title%' ],
		[ 'a list', [ 'post', 'page' ], undefined, 'post, page' ],
		[ 'a choice, by its name', 'summary', select, 'Small image' ],
		[ 'a choice that is gone, by its value', 'player', select, 'player' ],
		[ 'an object', { a: 1 }, undefined, '{"a":1}' ],
	] )( 'shows %s', ( _, value, field, words ) => {
		expect( describeValue( value, field ) ).toBe( words );
	} );
} );
