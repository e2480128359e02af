import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { announce } from '../components/announce';
import SuggestButton from '../suggestions/suggest-button';
import './style.scss';

/**
 * Shows suggestions of an alt text.
 *
 * @param place      The element for them.
 * @param attachment The id of the image.
 * @param field      Returns the field of its alt text.
 * @return Removes them.
 */
export function mount(
	place: HTMLElement,
	attachment: number,
	field: () => HTMLTextAreaElement | null
): () => void {
	const root = createRoot( place );
	root.render(
		<SuggestButton
			label={ __( 'Alt text', 'pharos-seo' ) }
			// An alt text of the library is for each page with the image.
			read={ () => ( {
				type: 'post',
				id: attachment,
				field: 'alt',
				attachment,
			} ) }
			onUse={ ( text ) => enter( field(), text ) }
			onUsed={ () => {
				field()?.focus();
				announce(
					__(
						'Suggestion used. It’s saved when you leave the field.',
						'pharos-seo'
					)
				);
			} }
		/>
	);
	return () => root.unmount();
}

/** Enters a text as if the user had typed it: WordPress saves a field that was changed when the focus leaves it. */
function enter( field: HTMLTextAreaElement | null, text: string ): void {
	if ( ! field ) {
		return;
	}
	field.value = text;
	field.addEventListener(
		'blur',
		() => field.dispatchEvent( new Event( 'change', { bubbles: true } ) ),
		{ once: true }
	);
}
