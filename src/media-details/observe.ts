/** The part of wp.media.view.Attachment.Details that Pharos uses. */
export interface DetailsView {
	el: HTMLElement;
	model: { get: ( name: 'id' | 'type' ) => unknown };
	render: () => unknown;
	dispose: () => unknown;
}

/**
 * Shows something for an image.
 *
 * @param place      An empty element below the field.
 * @param attachment The id of the image.
 * @param field      Returns the field of its alt text: WordPress makes a new one when it renders the details again.
 * @return Removes it.
 */
type Show = (
	place: HTMLElement,
	attachment: number,
	field: () => HTMLTextAreaElement | null
) => () => void;

interface Shown {
	place: HTMLElement;
	remove: () => void;
}

const FIELD = '[data-setting="alt"] textarea:not( [readonly] )';

/**
 * Shows something below the alt text of images that the user may change, as long as their details are open.
 *
 * @param prototype The prototype of the view; also that of the window with two columns inherits from it.
 * @param show      Called once for each open image.
 */
export function observe( prototype: DetailsView, show: Show ): void {
	const { render, dispose } = prototype;
	const shown = new WeakMap< DetailsView, Shown >();

	prototype.render = function ( this: DetailsView, ...args: [] ) {
		const result = render.apply( this, args );
		const field = () =>
			this.el.querySelector< HTMLTextAreaElement >( FIELD );
		const setting = field()?.closest( '[data-setting]' );
		const id = this.model.get( 'id' );
		if ( setting && typeof id === 'number' ) {
			const is = shown.get( this ) ?? open( id, field );
			shown.set( this, is );
			const description = setting.nextElementSibling;
			( description?.matches( '.description' )
				? description
				: setting
			).after( is.place );
		}
		return result;
	};
	prototype.dispose = function ( this: DetailsView, ...args: [] ) {
		shown.get( this )?.remove();
		shown.delete( this );
		return dispose.apply( this, args );
	};

	function open( id: number, field: Parameters< Show >[ 2 ] ): Shown {
		const place = document.createElement( 'div' );
		place.className = 'pharos-media-alt';
		return { place, remove: show( place, id, field ) };
	}
}
