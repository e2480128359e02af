import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { goToBlock } from './go-to-block';

jest.mock(
	'@wordpress/block-editor',
	() => ( { store: { name: 'core/block-editor' } } ),
	{ virtual: true }
);
jest.mock( '@wordpress/editor', () => ( { store: { name: 'core/editor' } } ), {
	virtual: true,
} );

interface Block {
	clientId: string;
	name: string;
	innerBlocks: Block[];
}

interface State {
	blocks: Block[];
	selected: string | null;
}

const block = ( clientId: string, ...innerBlocks: Block[] ): Block => ( {
	clientId,
	name: clientId === 'content' ? 'core/post-content' : 'core/group',
	innerBlocks,
} );

const POST = [
	block( 'heading' ),
	block( 'columns', block( 'left' ), block( 'right', block( 'cup' ) ) ),
];

const inAll = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( one ) => [ one, ...inAll( one.innerBlocks ) ] );

const editor = { mode: 'post-only' };

register(
	createReduxStore( 'core/editor', {
		reducer: ( state = {} ) => state,
		selectors: { getRenderingMode: () => editor.mode },
	} )
);
const blockEditor = createReduxStore( 'core/block-editor', {
	reducer: (
		state: State = { blocks: [], selected: null },
		action: Partial< State > & { type: string }
	) => ( action.type === 'SET' ? { ...state, ...action } : state ),
	actions: {
		set: ( state: Partial< State > ) => ( { type: 'SET', ...state } ),
		selectBlock: ( selected: string ) => ( { type: 'SET', selected } ),
	},
	selectors: {
		getBlocks: ( { blocks }: State, inside?: string ) =>
			inside
				? ( inAll( blocks ).find(
						( { clientId } ) => clientId === inside
					)?.innerBlocks ?? [] )
				: blocks,
		getBlocksByName: ( { blocks }: State, name: string ) =>
			inAll( blocks )
				.filter( ( one ) => one.name === name )
				.map( ( { clientId } ) => clientId ),
		getSelectedBlockClientId: ( { selected }: State ) => selected,
	},
} );
register( blockEditor );

const selected = () => select( blockEditor ).getSelectedBlockClientId();
const set = ( state: Partial< State > ) =>
	void dispatch( blockEditor ).set( state );

/** Sets the editor's blocks and renders them. */
function draw( blocks: Block[], picked: string | null = null ): void {
	set( { blocks, selected: picked } );
	document.body.innerHTML = inAll( blocks )
		.map( ( { clientId } ) => `<p id="block-${ clientId }"></p>` )
		.join( '' );
	jest.advanceTimersByTime( 500 );
}

const scrolled = jest.fn();

beforeEach( () => {
	jest.useFakeTimers();
	editor.mode = 'post-only';
	scrolled.mockClear();
	Element.prototype.scrollIntoView = function () {
		scrolled( this.id );
	};
	draw( [] );
} );
afterEach( () => jest.useRealTimers() );

test( 'a block within blocks is selected and shown once the editor has drawn it', () => {
	goToBlock( '1.1.0' );
	set( { blocks: POST } );
	jest.advanceTimersByTime( 500 );
	expect( selected() ).toBeNull();
	draw( POST );
	expect( selected() ).toBe( 'cup' );
	expect( scrolled.mock.calls ).toEqual( [ [ 'block-cup' ] ] );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

test( 'with the template around the post, the blocks of the post are counted', () => {
	editor.mode = 'template-locked';
	goToBlock( '0' );
	draw( [ block( 'header' ), block( 'content', ...POST ) ] );
	expect( selected() ).toBe( 'heading' );
} );

test( 'a dialog in front of it is waited for, however long it is read', () => {
	draw( POST );
	document.body.classList.add( 'modal-open' );
	goToBlock( '0' );
	jest.advanceTimersByTime( 300_000 );
	expect( selected() ).toBeNull();
	document.body.classList.remove( 'modal-open' );
	jest.advanceTimersByTime( 200 );
	expect( selected() ).toBe( 'heading' );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

test( 'who has gone to another template is left alone there', () => {
	window.history.replaceState( {}, '', '?p=/wp_template_part/a//footer' );
	goToBlock( '0' );
	window.history.replaceState( {}, '', '?p=/wp_template_part/a//header' );
	draw( POST );
	expect( selected() ).toBeNull();
	expect( jest.getTimerCount() ).toBe( 0 );
	window.history.replaceState( {}, '', '/' );
} );

test.each( [ '7', '0.0', '1.1.0.0', '', 'x', '1..0', '-1', '1.0;' ] )(
	'a path that leads nowhere ("%s") leaves the editor as it is',
	( path ) => {
		goToBlock( path );
		draw( POST );
		expect( selected() ).toBeNull();
		// Waiting is limited.
		jest.advanceTimersByTime( 60_000 );
		expect( jest.getTimerCount() ).toBe( 0 );
	}
);

test( 'who has begun to work is not taken elsewhere', () => {
	goToBlock( '1.1.0' );
	draw( POST.slice( 0, 1 ), 'heading' );
	draw( POST, 'heading' );
	expect( selected() ).toBe( 'heading' );
	expect( scrolled ).not.toHaveBeenCalled();
} );
