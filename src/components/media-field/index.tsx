import { Button, Icon } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import { ChosenImage } from './chosen-image';
import { InheritedImage } from './inherited-image';
import './style.scss';
import type { MediaFieldProps } from './types';

export { openLibrary } from './open-library';
export type { MediaFieldProps } from './types';

/**
 * A field for an image from the media library: buttons to choose, replace and remove it, and warnings. The
 * parent component opens the library.
 */
export function MediaField( props: MediaFieldProps ) {
	const { id, label, help, url, inherited, error, isBusy } = props;
	const { disabled = false } = props;
	const button = useRef< HTMLButtonElement >( null );
	const chooseLabel = url
		? __( 'Replace', 'pharos-seo' )
		: __( 'Choose image', 'pharos-seo' );
	const describedBy = [
		...( url || inherited ? [ `${ id }-image` ] : [] ),
		...( error ? [ `${ id }-error` ] : [] ),
		...( help ? [ `${ id }-help` ] : [] ),
	].join( ' ' );

	return (
		<div
			className="pharos-media-field"
			role="group"
			aria-labelledby={ `${ id }-label` }
		>
			<div className="pharos-media-field__label" id={ `${ id }-label` }>
				{ label }
			</div>
			{ url && (
				<div
					id={ `${ id }-image` }
					className="pharos-media-field__chosen"
				>
					<ChosenImage key={ url } { ...props } />
				</div>
			) }
			{ ! url && inherited && (
				<InheritedImage
					key={ inherited }
					id={ `${ id }-image` }
					url={ inherited }
				/>
			) }
			<div className="pharos-media-field__actions">
				<Button
					id={ id }
					ref={ button }
					variant="secondary"
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ disabled || isBusy }
					accessibleWhenDisabled
					// A screen may have several images with "Replace" buttons.
					aria-label={ sprintf(
						/* translators: 1: "Choose image" or "Replace". 2: what the image is, such as Default Social Image. */
						_x( '%1$s: %2$s', 'action on an image', 'pharos-seo' ),
						chooseLabel,
						label
					) }
					{ ...( describedBy && {
						'aria-describedby': describedBy,
					} ) }
					onClick={ props.onChoose }
				>
					{ chooseLabel }
				</Button>
				{ url && (
					<Button
						variant="tertiary"
						isDestructive
						__next40pxDefaultSize
						disabled={ disabled }
						accessibleWhenDisabled
						aria-label={ sprintf(
							/* translators: %s: what the image is, such as Default Social Image. */
							__( 'Remove: %s', 'pharos-seo' ),
							label
						) }
						onClick={ () => {
							props.onRemove();
							// The Remove button disappears with the image.
							button.current?.focus();
						} }
					>
						{ __( 'Remove', 'pharos-seo' ) }
					</Button>
				) }
			</div>
			{ error && (
				<p
					id={ `${ id }-error` }
					className="pharos-media-field__problem is-error"
				>
					<Icon icon={ caution } size={ 20 } />
					{ error }
				</p>
			) }
			{ help && (
				<p id={ `${ id }-help` } className="pharos-media-field__help">
					{ help }
				</p>
			) }
		</div>
	);
}
