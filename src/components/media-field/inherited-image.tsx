import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/**
 * The image that is used while no other is chosen: the placeholder of an image field. Null if it can't be loaded: the
 * preview next to the field shows that.
 *
 * @param props
 * @param props.id  The id of the element.
 * @param props.url The URL of the image.
 */
export function InheritedImage( { id, url }: { id: string; url: string } ) {
	const [ isBroken, setBroken ] = useState( false );
	return isBroken ? null : (
		<div id={ id } className="pharos-media-field__image is-inherited">
			<div className="pharos-media-field__thumbnail">
				<img src={ url } alt="" onError={ () => setBroken( true ) } />
			</div>
			<div className="pharos-media-field__facts">
				{ __( 'Used while no image is chosen', 'pharos-seo' ) }
			</div>
		</div>
	);
}
