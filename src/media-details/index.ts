/**
 * The entry for WordPress's media windows: adds suggestions of an alt text to the details of an image. The details are a Backbone view, which
 * has no hooks.
 */
import { observe } from './observe';

const details = window.wp?.media?.view?.Attachment?.Details?.prototype;

if ( details ) {
	observe( details, ( place, attachment, field ) => {
		let close = () => {};
		void import(
			/* webpackChunkName: "media-alt-text" */ './alt-text'
		).then(
			( { mount } ) => {
				close = mount( place, attachment, field );
			},
			// Without the button, the window works as ever.
			() => {}
		);
		return () => close();
	} );
}
