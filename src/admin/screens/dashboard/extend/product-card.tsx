import { Button, ExternalLink } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, type Installed, type Product } from '../../../../../store';

interface ProductCardProps {
	product: Product;
	installed: Installed;
}

/** A recommended product, with its action. */
export function ProductCard( { product, installed }: ProductCardProps ) {
	const { slug, type, name, description, obstacle } = product;
	const id = useInstanceId( ProductCard, 'pharos-product' );
	const { status, failure } = useSelect(
		( select ) => {
			const last = select( store ).getInstallation();
			return last.product === `${ type }/${ slug }`
				? last
				: ( { status: 'idle', failure: '' } as const );
		},
		[ type, slug ]
	);
	const { installProduct, openConfirmation } = useDispatch( store );
	const slugs = type === 'plugin' ? installed.plugins : installed.themes;
	const isInstalled = slugs.installed.includes( slug );
	const isActive = slugs.active.includes( slug );
	const isRunning = [ 'loading', 'installing', 'activating' ].includes(
		status
	);

	const isObstructed = obstacle !== null && ! isActive && ! isRunning;

	const start = () => installProduct( product );
	// Confirm first: activating a theme changes the front end at once.
	const ask = () =>
		openConfirmation( {
			title: sprintf(
				/* translators: %s: name of a theme. */
				__( 'Change the theme to %s?', 'pharos-seo' ),
				name
			),
			description: __(
				'The front end of your site changes immediately. Your current theme stays installed.',
				'pharos-seo'
			),
			confirmLabel: isInstalled ? activate() : installAndActivate(),
			onConfirm: () => void start(),
		} );

	return (
		<li className="pharos-extend__product">
			<h3 id={ id } className="pharos-extend__name">
				{ name }
			</h3>
			{ ! isObstructed && (
				<Button
					className="pharos-extend__button"
					variant="secondary"
					size="compact"
					aria-describedby={ id }
					isBusy={ isRunning }
					disabled={ isRunning || isActive }
					accessibleWhenDisabled
					onClick={ type === 'theme' ? ask : start }
				>
					{ labelOf( status, isInstalled, isActive ) }
				</Button>
			) }
			<p className="pharos-extend__text">{ description }</p>
			{ failure && <p className="pharos-extend__failure">{ failure }</p> }
			{ obstacle && isObstructed && (
				<p className="pharos-extend__text">
					{ obstacle.text }{ ' ' }
					<ExternalLink href={ obstacle.url }>
						{ obstacle.label }
					</ExternalLink>
				</p>
			) }
		</li>
	);
}

const installAndActivate = () => __( 'Install & Activate', 'pharos-seo' );
const activate = () => __( 'Activate', 'pharos-seo' );

function labelOf(
	status: string,
	isInstalled: boolean,
	isActive: boolean
): string {
	switch ( status ) {
		case 'installing':
			return __( 'Installing…', 'pharos-seo' );
		case 'activating':
			return __( 'Activating…', 'pharos-seo' );
	}
	if ( isActive ) {
		return __( 'Activated', 'pharos-seo' );
	}
	return isInstalled ? activate() : installAndActivate();
}
