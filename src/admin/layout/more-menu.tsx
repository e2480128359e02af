import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { external, moreVertical } from '@wordpress/icons';
import { getBoot } from '../../boot';
import { hasPermission, SETTINGS_PERMISSION } from '../../permissions';

interface MoreMenuProps {
	/** On wide windows, the bar has the version and the knowledge base link. */
	isWide: boolean;
	onShowShortcuts: () => void;
	onShowMessages: () => void;
}

/** The menu with the items that don't fit in the top bar. */
export function MoreMenu( {
	isWide,
	onShowShortcuts,
	onShowMessages,
}: MoreMenuProps ) {
	const { version, knowledgeBaseUrl, onboardingUrl } = getBoot();
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ __( 'More', 'pharos-seo' ) }
		>
			{ ( { onClose } ) => (
				<MenuGroup
					label={ sprintf(
						/* translators: %s: version number. */ __(
							'Version %s',
							'pharos-seo'
						),
						version
					) }
				>
					<MenuItem
						onClick={ () => {
							onClose();
							onShowShortcuts();
						} }
					>
						{ __( 'Keyboard shortcuts', 'pharos-seo' ) }
					</MenuItem>
					<MenuItem
						onClick={ () => {
							onClose();
							onShowMessages();
						} }
					>
						{ __( 'Recent messages', 'pharos-seo' ) }
					</MenuItem>
					{ hasPermission( SETTINGS_PERMISSION ) && (
						<MenuItem
							onClick={ () =>
								window.location.assign( onboardingUrl )
							}
						>
							{ __( 'Setup wizard', 'pharos-seo' ) }
						</MenuItem>
					) }
					{ ! isWide && (
						<MenuItem
							icon={ external }
							onClick={ () => {
								onClose();
								window.open(
									knowledgeBaseUrl,
									'_blank',
									'noreferrer'
								);
							} }
						>
							{ __( 'Knowledge base', 'pharos-seo' ) }
						</MenuItem>
					) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
