import { Notice, TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SocialPreview } from '../components/social-preview';
import { fieldLabel } from './field-label';
import { ImageField } from './image-field';
import { createPreview } from './preview';
import { CardTypeField } from './card-type-field';
import { TextField } from './text-field';
import type { SeoField, SeoProps } from './types';

type Network = 'facebook' | 'twitter';

interface SocialProps extends SeoProps {
	/** The requested field, if any. */
	field: SeoField | null;
}

/** The Social tab: how the object looks when it is shared. */
export default function Social( { field, ...props }: SocialProps ) {
	return (
		<TabPanel
			className="pharos-object-seo__networks"
			initialTabName={
				field?.startsWith( 'twitter' ) ? 'twitter' : 'facebook'
			}
			tabs={ [
				{ name: 'facebook', title: __( 'Facebook', 'pharos-seo' ) },
				{ name: 'twitter', title: __( 'X', 'pharos-seo' ) },
			] }
		>
			{ ( { name } ) => (
				<Shared
					key={ name }
					network={ name === 'twitter' ? 'twitter' : 'facebook' }
					{ ...props }
				/>
			) }
		</TabPanel>
	);
}

/** The fields and the preview of one network; on X, empty fields inherit from Facebook. */
function Shared( { network, ...props }: SeoProps & { network: Network } ) {
	const { facts, value, inherited, page } = props;
	const isX = network === 'twitter';
	const now = createPreview( facts, value, inherited, page );
	const isOn = facts.networks[ isX ? 'x' : 'facebook' ];
	return (
		<div className="pharos-object-seo__fields">
			{ ! isOn && (
				<Notice status="warning" isDismissible={ false }>
					{ isX
						? __(
								'X card tags are turned off in the site settings.',
								'pharos-seo'
							)
						: __(
								'Open Graph tags are turned off in the site settings.',
								'pharos-seo'
							) }
				</Notice>
			) }
			<SocialPreview
				network={ isX ? 'x' : 'facebook' }
				card={ value.twitter_card_type || facts.cardType }
				url={ page.url }
				{ ...now[ network ] }
			/>
			<TextField
				{ ...props }
				name={ `${ network }_title` }
				label={ fieldLabel( 'facebook_title' ) }
				textOf={ ( all ) => all[ network ].title }
			/>
			<TextField
				{ ...props }
				name={ `${ network }_description` }
				label={ fieldLabel( 'facebook_description' ) }
				textOf={ ( all ) => all[ network ].description }
			/>
			<ImageField { ...props } network={ network } />
			{ isX && <CardTypeField { ...props } /> }
		</div>
	);
}
