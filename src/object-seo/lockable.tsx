import { Notice } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface LockableProps {
	isLocked: boolean;
	children: ReactNode;
}

/** Fields that only users who can publish can edit: others see the values, and why they can't change them. */
export function Lockable( { isLocked, children }: LockableProps ) {
	const reason = useInstanceId( Lockable, 'pharos-locked' );
	return (
		<fieldset
			className="pharos-object-seo__lockable"
			disabled={ isLocked }
			aria-describedby={ isLocked ? reason : undefined }
		>
			{ isLocked && (
				// Not announced: it is the description of the group, which is read with its fields.
				<Notice status="info" isDismissible={ false } spokenMessage="">
					<span id={ reason }>
						{ __(
							'Only users who can publish can change these settings.',
							'pharos-seo'
						) }
					</span>
				</Notice>
			) }
			{ children }
		</fieldset>
	);
}
