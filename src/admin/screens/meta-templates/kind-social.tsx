import { Button, TabPanel } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { firstFilled } from '../../../../common/template';
import { store, type Settings } from '../../../../store';
import type { PageKind } from '../../definitions/meta-templates';
import { SettingField } from '../../fields/setting-field';
import { titleInUse } from '../../fields/title-in-use';
import { settingName } from '../../search/setting-link';
import { useWantedSetting } from '../../search/use-wanted-setting';

type Network = keyof PageKind[ 'shared' ];

/** The social media templates of a content type: collapsed unless one is set or the search asks for it. */
export default function KindSocial( { kind }: { kind: PageKind } ) {
	const settings = useSelect(
		( select ) => select( store ).getSettings(),
		[]
	);
	const templates = settings?.templates[ kind.group ]?.[ kind.name ];
	const inherited = settings && inheritedBy( settings, templates ?? {} );
	const wanted = useWantedSetting();
	const has = ( network: Network ) =>
		kind.shared[ network ].some(
			( field ) => settingName( field ) === wanted
		);
	const isWanted = has( 'facebook' ) || has( 'twitter' );
	const isSet = Object.keys( templates ?? {} ).some( ( part ) =>
		/^(facebook|twitter)_/.test( part )
	);
	const [ isToggled, setIsToggled ] = useState< boolean | null >( null );
	const isOpen = isToggled ?? ( isSet || isWanted );
	const id = useId();

	return (
		<div className="pharos-kinds__social">
			<Button
				variant="tertiary"
				size="compact"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				icon={ isOpen ? chevronUp : chevronDown }
				iconPosition="right"
				onClick={ () => setIsToggled( ! isOpen ) }
			>
				{ __( 'Social networks', 'pharos-seo' ) }
			</Button>
			{ isOpen && (
				<div id={ id }>
					<TabPanel
						initialTabName={
							has( 'twitter' ) ? 'twitter' : 'facebook'
						}
						tabs={ [
							{
								name: 'facebook',
								title: __( 'Facebook', 'pharos-seo' ),
							},
							{ name: 'twitter', title: __( 'X', 'pharos-seo' ) },
						] }
					>
						{ ( { name } ) => (
							<div key={ name } className="pharos-kinds__network">
								{ kind.shared[
									name === 'twitter' ? 'twitter' : 'facebook'
								].map( ( field ) => (
									<SettingField
										key={ settingName( field ) }
										field={ {
											...field,
											placeholder:
												inherited?.[
													field.path?.at( -1 ) ?? ''
												],
										} }
									/>
								) ) }
							</div>
						) }
					</TabPanel>
				</div>
			) }
		</div>
	);
}

/**
 * Returns what a network uses while a field is empty, by the name of the template: X that of Facebook, Facebook that of search
 * engines; without an image, the one of the site (includes/Social/Shares.php).
 *
 * @param settings  The settings as edited on the screen.
 * @param templates The templates of the content type.
 */
function inheritedBy(
	settings: Settings,
	templates: Record< string, string >
): Record< string, string > {
	const facebook = {
		title: titleInUse(
			settings,
			templates.title ?? '',
			settings.page_title
		),
		description: firstFilled(
			templates.description ?? '',
			settings.page_description
		),
		image: settings.fallback_image,
	};
	const x = ( part: keyof typeof facebook, instead = facebook[ part ] ) =>
		firstFilled( templates[ `facebook_${ part }` ] ?? '', instead );
	return {
		facebook_title: facebook.title,
		facebook_description: facebook.description,
		facebook_image: facebook.image,
		twitter_title: x( 'title' ),
		twitter_description: x( 'description' ),
		twitter_image: x(
			'image',
			firstFilled( settings.twitter_fallback_image, facebook.image )
		),
	};
}
