import { TextControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import {
	accountAddress,
	domainsOf,
	isOnNetwork,
	type AccountName,
} from '../../../common/accounts';
import { store, type Values } from '../../../store';
import type { SocialProfile } from '../../../store/site/types';
import { useValidity } from '../../components/use-validity';

export const ACCOUNT_KEYS = [
	'facebook_page_url',
	'twitter_profile_username',
	'social_profiles',
] as const satisfies readonly ( keyof Values )[];

const FACEBOOK = __( 'Facebook page', 'pharos-seo' );
const X = __( 'X', 'pharos-seo' );

/** Returns the label of an account; see StepDefinition.labelOf. */
export function accountLabel(
	key: string,
	[ network ]: readonly string[],
	networks: readonly SocialProfile[]
): string {
	switch ( key ) {
		case 'facebook_page_url':
			return FACEBOOK;
		case 'twitter_profile_username':
			return X;
		default:
			return networks.find( ( { id } ) => id === network )?.label ?? '';
	}
}

/** Profiles on the best-known networks. */
export function Accounts() {
	const { facebook, x, profiles, networks } = useSelect( ( select ) => {
		const { getSetting, getSiteSettings } = select( store );
		return {
			facebook: getSetting( 'facebook_page_url' ) ?? '',
			x: getSetting( 'twitter_profile_username' ) ?? '',
			profiles: getSetting( 'social_profiles' ) ?? {},
			networks: getSiteSettings()?.social_profiles ?? [],
		};
	}, [] );
	const { editSettings } = useDispatch( store );
	return (
		<>
			<Account
				network="facebook"
				label={ FACEBOOK }
				placeholder="https://www.facebook.com/page"
				value={ facebook }
				onChange={ ( value ) =>
					editSettings( { facebook_page_url: value } )
				}
			/>
			<Account
				network="x"
				label={ X }
				placeholder="@name"
				value={ x }
				onChange={ ( value ) =>
					editSettings( { twitter_profile_username: value } )
				}
			/>
			{ networks
				.filter( ( network ) => network.show_in_dashboard )
				.map( ( { id, ...network } ) => (
					<Account
						key={ id }
						{ ...network }
						network={ id }
						value={ profiles[ id ] ?? '' }
						onChange={ ( value ) => {
							const { [ id ]: _, ...others } = profiles;
							editSettings( {
								social_profiles:
									value === ''
										? others
										: { ...others, [ id ]: value },
							} );
						} }
					/>
				) ) }
		</>
	);
}

interface AccountProps {
	network: string;
	label: string;
	placeholder: string;
	names?: AccountName[];
	hosts?: string[];
	value: string;
	onChange: ( value: string ) => void;
}

/** A profile, by username or URL. */
function Account( {
	network,
	label,
	placeholder,
	names,
	hosts,
	value,
	onChange,
}: AccountProps ) {
	const address = accountAddress( network, value, names );
	const message = sprintf(
		/* translators: %s: an example, such as "https://www.youtube.com/@name". */
		__( 'Enter the profile’s name or URL, for example %s', 'pharos-seo' ),
		placeholder
	);
	const validity = useValidity(
		value.trim() !== '' &&
			( address === '' ||
				! isOnNetwork( address, domainsOf( network, hosts ) ) ),
		message
	);
	return (
		<div
			className={ `pharos-field${ validity.isShown ? ' has-error' : '' }` }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				dir="ltr"
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={ false }
				{ ...validity.field }
				label={ label }
				placeholder={ placeholder }
				value={ value }
				help={ validity.isShown ? message : undefined }
				onChange={ ( next ) => {
					validity.onTouch();
					onChange( next );
				} }
			/>
		</div>
	);
}
