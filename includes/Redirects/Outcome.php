<?php
/**
 * What becomes of a former URL.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

final class Outcome {
	/**
	 * Redirects a former URL as it was chosen.
	 *
	 * @return int The id of the redirect; 0 if none was stored.
	 */
	public static function apply(UrlChange $change, UrlChangeDecision $choice): int {
		if ($choice->is_none()) {
			self::forget_slug($change);
			return 0;
		}
		if (isset($change->was['redirects'])) {
			foreach ($change->was['redirects'] as $fields) {
				$id = self::store(
					['origin' => 'change'] +
						($choice->is_default() ? [] : $choice->fields('')) +
						$fields,
				);
				if ($id > 0) {
					return $id;
				}
			}
			return 0;
		}
		if ($choice->is_default() && $change->target() === '') {
			// The redirect of a folder above it would lead to other content of the same name.
			return ($change->was['parent'] ?? 0) > 0
				? self::store([
					'source' => UrlChange::path($change->old),
					'origin' => 'change',
					'status' => 410,
				])
				: 0;
		}
		if (
			$choice->is_default() &&
			$change->new !== '' &&
			self::is_known($change->old, $change->new)
		) {
			return 0;
		}
		$below = $change->below && $choice->is_default();
		if ($below && Target::object($change->target())) {
			return Aliases::put($change->old, $change->object, true);
		}
		return self::store(
			[
				'source' => UrlChange::path($change->old),
				'origin' => 'change',
				'match' => $below ? 'prefix' : 'exact',
			] + $choice->fields($change->target()),
		);
	}

	/** Takes back what was stored for a change, before something else is chosen. */
	public static function withdraw(UrlChange $change): void {
		$rule = $change->redirect ? RedirectRepository::find($change->redirect) : null;
		$path = Address::from_uri(UrlChange::path($change->old))->path;
		if (
			$rule?->origin === 'change' &&
			(isset($change->was['redirects']) || $rule->address()->path === $path)
		) {
			RedirectRepository::delete([$rule->id]);
			Table::note();
		}
	}

	/** Whether WordPress itself redirects the URL: it remembers earlier slugs and dates of posts. */
	private static function is_known(string $old, string $new): bool {
		return PageFinder::by_old_slug($old) === $new;
	}

	/** WordPress would redirect the former URL otherwise. */
	private static function forget_slug(UrlChange $change): void {
		if ($change->new !== '' && str_starts_with($change->object, 'post-')) {
			delete_post_meta($change->id(), '_wp_old_slug', $change->was['slug']);
			delete_post_meta($change->id(), '_wp_old_date', $change->was['date']);
		}
	}

	/**
	 * Stores the redirect of a changed URL.
	 *
	 * @return int Its id; 0 if there is one that was added otherwise, or it would lead around in a circle.
	 */
	public static function store(array $fields): int {
		$saved = RedirectWriter::save($fields, null, true);
		if (!is_wp_error($saved)) {
			return $saved->id;
		}
		// An earlier redirect of content that had this URL gives way; manual ones stay.
		$same = RedirectRepository::find((int) ($saved->get_error_data()['redirect']['id'] ?? 0));
		if ($same?->origin !== 'change') {
			return 0;
		}
		$saved = RedirectWriter::save(['enabled' => true] + $fields, $same, true);
		return is_wp_error($saved) ? 0 : $saved->id;
	}
}
