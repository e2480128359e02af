<?php
/**
 * Checks whether social profiles are set.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Social\Profiles;

final class SocialAccounts extends OwnCheck {
	public function id(): string {
		return 'social_accounts';
	}

	public function severity(): string {
		return self::SUGGESTION;
	}

	protected function look(Site $site): ?Result {
		$accounts = [
			$site->settings->get('facebook_page_url'),
			$site->settings->get('twitter_profile_username'),
			...array_values((array) $site->settings->get('social_profiles')),
		];
		if (array_filter($accounts, 'strlen') !== []) {
			return Result::passed(
				__('Search engines learn which accounts on networks are yours.', 'pharos-seo'),
			);
		}
		$first = (new Profiles())->list()[0]['id'] ?? '';
		return Result::found(
			__('No account of the site on any network is given.', 'pharos-seo'),
			[
				__(
					'When search engines know which accounts are yours, they connect them with your site and can show them beside it.',
					'pharos-seo',
				),
				__('Enter the accounts that you have, by name or address.', 'pharos-seo'),
			],
			Fix::setting(
				__('Enter accounts', 'pharos-seo'),
				'/general/social/accounts',
				$first === '' ? '' : "social_profiles.$first",
			),
		);
	}
}
