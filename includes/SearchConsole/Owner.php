<?php
/**
 * The user who has signed in at Google for this site.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\Permission;
use Pharos\Text\Text;

/** The connection is the site's: it works on when its owner leaves, but those who stay are told whose account it is. */
final class Owner {
	/** Whether the connection uses the account of a person: that of the user who has signed in, or with this email address. */
	public static function is(string $email, ?\WP_User $user): bool {
		$connection = new Connection();
		return match ($connection->method()) {
			'oauth' => ($user !== null && $user->ID === self::id()) ||
				self::same($connection->email(), $email),
			'proxy' => self::same($connection->email(), $email),
			// The key of a service account has no owner.
			default => false,
		};
	}

	private static function same(string $one, string $other): bool {
		return strcasecmp($one, $other) === 0;
	}

	/** The id of the user who has signed in; 0 for none. */
	private static function id(): int {
		$option = get_option(Property::OPTION);
		return is_array($option) ? (int) ($option['owner'] ?? 0) : 0;
	}

	/** @return array{code: string, message: string}|null Why the connection should be in other hands; null where all is well. */
	public static function warning(): ?array {
		$id = self::id();
		// The key of a service account has no owner.
		if ($id === 0 || (new Connection())->method() !== 'oauth') {
			return null;
		}
		$user = get_userdata($id);
		return match (true) {
			$user === false => [
				'code' => 'owner_deleted',
				'message' => __(
					'The user who connected the Google account no longer exists. New data is still fetched with that account. To use another account, connect again.',
					'pharos-seo',
				),
			],
			!user_can($user, Permission::Settings->value) => [
				'code' => 'owner_demoted',
				'message' => sprintf(
					/* translators: %s: name of a user. */
					__(
						'%s, who connected the Google account, can no longer manage Pharos SEO. New data is still fetched with that account. To use another account, connect again.',
						'pharos-seo',
					),
					Text::plain($user->display_name),
				),
			],
			default => null,
		};
	}
}
