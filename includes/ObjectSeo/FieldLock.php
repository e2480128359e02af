<?php
/**
 * Fields that not every user who can edit an object may change.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\ObjectMeta\Fields;
use Pharos\Redirects\ObjectRedirect;
use Pharos\Redirects\TargetText;
use Pharos\Settings\Merge;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

final class FieldLock {
	/** Error code of a field that the user can't change. */
	public const CODE = 'pharos_seo_locked';

	/** @param ObjectMetaRepository $repository Of the object. */
	public function __construct(
		private readonly WP_Post|WP_Term|WP_User $object,
		private readonly ObjectMetaRepository $repository,
	) {}

	/**
	 * Finds changes that the current user isn't allowed to make: to fields that require permission to publish, and redirects to other sites,
	 * which only administrators may add. WP-CLI and WP-Cron without a logged-in user may make all changes.
	 *
	 * @param array<string, mixed> $changes Values by field.
	 * @param array<string, mixed> $base    See ObjectMetaRepository::check(). A value that is already stored is no change either.
	 * @return WP_Error|null 403 pharos_seo_locked, whose data.errors has a message for each field; null if all changes are allowed.
	 */
	public function error(array $changes, array $base = []): ?WP_Error {
		$restricted = array_filter(
			FieldChanges::between($changes, $base),
			Fields::is_restricted(...),
			ARRAY_FILTER_USE_KEY,
		);
		if ($restricted === [] || get_current_user_id() === 0) {
			return null;
		}
		$may_restrict = Capability::may_restrict($this->object);
		if ($may_restrict) {
			$restricted = array_filter($restricted, self::leaves_site(...), ARRAY_FILTER_USE_BOTH);
			if ($restricted === [] || Permission::Redirects->granted()) {
				return null;
			}
		}
		$fields = Fields::for_object($this->object);
		$stored = $this->repository->read(array_keys($restricted));
		$changed = array_filter(
			$restricted,
			static fn(mixed $value, string $name): bool => isset($fields[$name]) &&
				!Merge::same($value === '' ? $fields[$name]['default'] : $value, $stored[$name]),
			ARRAY_FILTER_USE_BOTH,
		);
		if ($changed === []) {
			return null;
		}
		$why = $may_restrict
			? __('Only administrators can redirect to another site.', 'pharos-seo')
			: __('Only users who can publish can change this.', 'pharos-seo');
		return new WP_Error(
			self::CODE,
			$may_restrict
				? $why
				: sprintf(
					/* translators: %s: names of fields, such as "canonical, noindex". */
					__('Only users who can publish can change these SEO fields: %s.', 'pharos-seo'),
					implode(', ', array_keys($changed)),
				),
			['status' => 403, 'errors' => array_fill_keys(array_keys($changed), $why)],
		);
	}

	/** Whether a value redirects to another site. */
	private static function leaves_site(mixed $value, string $name): bool {
		return $name === ObjectRedirect::FIELD &&
			is_string($value) &&
			TargetText::is_elsewhere(trim($value));
	}
}
