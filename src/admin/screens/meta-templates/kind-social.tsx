import { Button, TabPanel } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { store } from '../../../../store';
import type { PageKind } from '../../definitions/meta-templates';
import { SettingField } from '../../fields/setting-field';
import { settingName } from '../../search/setting-link';
import { useWantedSetting } from '../../search/use-wanted-setting';

type Network = keyof PageKind[ 'shared' ];

/** The social media templates of a content type: collapsed unless one is set or the search asks for it. */
export default function KindSocial( { kind }: { kind: PageKind } ) {
	const templates = useSelect(
		( select ) =>
			select( store ).getSettings()?.templates[ kind.group ]?.[
				kind.name
			],
		[ kind ]
	);
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
										field={ field }
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
