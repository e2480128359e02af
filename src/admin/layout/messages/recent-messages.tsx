import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatTime } from '../../../../common/locale';
import { useRecentMessages } from './use-recent-messages';

interface RecentMessagesProps {
	isOpen: boolean;
	onClose: () => void;
}

/** The list of messages that were shown at the bottom of the window. Collects them while it is closed. */
export function RecentMessages( { isOpen, onClose }: RecentMessagesProps ) {
	const messages = useRecentMessages();

	if ( ! isOpen ) {
		return null;
	}
	return (
		<Modal
			className="pharos-dialog"
			title={ __( 'Recent messages', 'pharos-seo' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			{ messages.length === 0 ? (
				<p>{ __( 'No messages yet.', 'pharos-seo' ) }</p>
			) : (
				<ol className="pharos-rows">
					{ messages.map( ( { id, text, isError, time } ) => (
						<li key={ id }>
							<span>
								{ isError
									? sprintf(
											/* translators: %s: a message. */
											__( 'Error: %s', 'pharos-seo' ),
											text
										)
									: text }
							</span>
							<time dateTime={ time.toISOString() }>
								{ formatTime( time, {
									timeStyle: 'short',
								} ) }
							</time>
						</li>
					) ) }
				</ol>
			) }
		</Modal>
	);
}
