import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { textOf } from '../values';
import { useTools } from './context';
import { TextField } from './text-field';
import type { FieldProps } from './types';

const ADDRESS = /^https?:\/\//;

/** An image from the media library, a URL, or a variable. */
export function ImageField( props: FieldProps ) {
	const { field, value, onChange } = props;
	const { chooseImage } = useTools();
	const url = textOf( value );
	return (
		<div className="pharos-schema-image">
			<TextField { ...props } />
			<div className="pharos-schema-image__row">
				{ ADDRESS.test( url ) && <Thumbnail key={ url } url={ url } /> }
				{ chooseImage && (
					<Button
						variant="secondary"
						__next40pxDefaultSize
						aria-label={ sprintf(
							/* translators: %s: what the image is, such as Logo. */
							__( 'Choose image: %s', 'pharos-seo' ),
							field.label
						) }
						onClick={ () =>
							chooseImage( field.label, url, onChange )
						}
					>
						{ __( 'Choose image', 'pharos-seo' ) }
					</Button>
				) }
			</div>
		</div>
	);
}

/** A thumbnail; null if the image can't be loaded. */
function Thumbnail( { url }: { url: string } ) {
	const [ isBroken, setBroken ] = useState( false );
	return isBroken ? null : (
		<img src={ url } alt="" onError={ () => setBroken( true ) } />
	);
}
