import { outline } from './outline';

test( 'blocks lose what can’t be posted to a worker, and keep their order and what is in them', () => {
	const paragraph = {
		clientId: 'b',
		name: 'core/paragraph',
		attributes: { content: () => 'Tea' },
		innerBlocks: [],
	};
	expect(
		outline( [
			{ clientId: 'a', name: 'core/group', innerBlocks: [ paragraph ] },
			{ ...paragraph, clientId: 'c' },
		] )
	).toEqual( [
		{
			id: 'a',
			name: 'core/group',
			inner: [ { id: 'b', name: 'core/paragraph', inner: [] } ],
		},
		{ id: 'c', name: 'core/paragraph', inner: [] },
	] );
} );
