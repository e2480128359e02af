import { keepEmojiOut, NO_EMOJI } from './no-emoji';

test( 'emoji are left alone also where WordPress’s script was there first', () => {
	document.body.innerHTML = `<p class="${ NO_EMOJI }">🍵</p><p>🍵</p>`;
	const parse = jest.fn();
	// As `var twemoji` in a script defines it.
	Object.defineProperty( window, 'twemoji', {
		value: { parse },
		writable: true,
	} );

	keepEmojiOut();

	const [ ours, theirs ] = document.querySelectorAll( 'p' );
	window.twemoji?.parse( ours );
	expect( parse ).not.toHaveBeenCalled();
	window.twemoji?.parse( theirs );
	expect( parse ).toHaveBeenCalledTimes( 1 );
} );
