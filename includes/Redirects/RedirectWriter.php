<?php
/**
 * Validates and saves redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Transaction;
use WP_Error;

final class RedirectWriter {
	/**
	 * Validates a redirect and stores it. Flattens it and the redirects that point to it. One at a time: two that are saved together
	 * could form a loop, or overwrite each other.
	 *
	 * @param array<string, mixed> $fields  Fields as in REST; missing ones stay unchanged.
	 * @param Rule|null            $stored  The redirect to change; null for a new one.
	 * @param bool                 $confirm Whether it may affect a URL that WordPress or search engines need.
	 * @param array<string, mixed> $base    The values that the user has changed, by field; others mustn't be stored by now.
	 * @param \Closure(?Rule, ?Rule): void|null $record Records each redirect that changes, before and after; see Edits.
	 * @return Rule|WP_Error 400 pharos_invalid_redirect (data.errors by field, data.position in a pattern), pharos_redirect_circle,
	 *                       pharos_redirect_locks_out; 404 pharos_not_found; 409 pharos_redirect_conflict (data.conflicts),
	 *                       pharos_redirect_protected, pharos_redirect_exists (data.redirect); 500 pharos_redirect_not_saved. After
	 *                       an error nothing is written.
	 */
	public static function save(
		array $fields,
		?Rule $stored = null,
		bool $confirm = false,
		array $base = [],
		?\Closure $record = null,
	): Rule|WP_Error {
		$saved = null;
		try {
			Table::need();
			Transaction::run(static function () use (
				$fields,
				$stored,
				$confirm,
				$base,
				$record,
				&$saved,
			): void {
				Table::lock();
				$saved = self::change($fields, $stored, $confirm, $base, $record);
			});
		} catch (\RuntimeException) {
			return self::failed();
		}
		if (is_wp_error($saved)) {
			return $saved;
		}
		self::stored($saved);
		/**
		 * Fires after a redirect was saved. Any client may have saved it: the application, a REST client, WP-CLI.
		 *
		 * @param Rule $rule The redirect, as it is stored.
		 *
		 * @since 1.0.0
		 * @see docs/redirects.md
		 * @example add_action('pharos_redirect_saved', static fn(Pharos\Redirects\Rule $rule) => Acme\Edge::add($rule->source, $rule->target));
		 */
		do_action('pharos_redirect_saved', $saved);
		if ($stored?->id && $stored->key() !== $saved->key()) {
			/** This action is documented in includes/Redirects/RedirectRepository.php. */
			do_action('pharos_redirect_deleted', $stored);
		}
		return $saved;
	}

	/** See save(). */
	private static function change(
		array $fields,
		?Rule $stored,
		bool $confirm,
		array $base,
		?\Closure $record,
	): Rule|WP_Error {
		if ($stored?->id) {
			// Another request may have changed it since it was read.
			$stored = RedirectRepository::find($stored->id);
			if ($stored === null) {
				return self::not_found();
			}
		}
		$conflicts = $stored?->conflicts($fields, $base);
		if ($conflicts) {
			return new WP_Error(
				'pharos_redirect_conflict',
				__('This redirect was changed in another window or by another user.', 'pharos-seo'),
				['status' => 409, 'conflicts' => $conflicts],
			);
		}
		$rule = RedirectCheck::run($fields, $stored, $confirm);
		if (is_wp_error($rule)) {
			return $rule;
		}
		// Undoing an import must not delete what a user has edited since.
		$is_edited =
			$stored?->id &&
			$stored->with(enabled: true)->fields() !== $rule->with(enabled: true)->fields();
		$rule = $is_edited ? $rule->with(import: 0, replaced: null) : $rule;
		return $record ? self::store_recorded($rule, $stored, $record) : self::store($rule);
	}

	/** An undo goes through the changes in this order: the others can only be longer again without this one. */
	private static function store_recorded(Rule $rule, ?Rule $stored, \Closure $record): Rule {
		$shortened = [];
		$saved = self::store($rule, static function (Rule ...$one) use (&$shortened): void {
			$shortened[] = $one;
		});
		$record($stored?->id ? $stored : null, $saved);
		foreach ($shortened as $one) {
			$record(...$one);
		}
		return $saved;
	}

	public static function failed(): WP_Error {
		return new WP_Error(
			'pharos_redirect_not_saved',
			__(
				'The redirect couldn’t be saved because of a database error. Try again, or contact your host.',
				'pharos-seo',
			),
			['status' => 500],
		);
	}

	public static function not_found(): WP_Error {
		return new WP_Error(
			'pharos_not_found',
			__('This redirect no longer exists.', 'pharos-seo'),
			['status' => 404],
		);
	}

	/** Does the same as save(), without its transaction (Batch), or without writing anything (RedirectRepository::rehearse()). */
	public static function rehearse(
		array $fields,
		?Rule $stored = null,
		bool $confirm = false,
	): Rule|WP_Error {
		$rule = RedirectCheck::run($fields, $stored, $confirm);
		return is_wp_error($rule) ? $rule : self::store($rule);
	}

	/**
	 * The page that WordPress finds at the source and shows instead of redirecting.
	 *
	 * @return array{url: string, title: string, edit: string}|null `edit`: the URL of the field that redirects it; '' if it has none.
	 */
	public static function conflict(Rule $rule): ?array {
		if ($rule->match === 'pattern' || !$rule->enabled || $rule->is_of_home()) {
			return null;
		}
		$url = home_url($rule->source);
		$page = PageFinder::at($url);
		return $page === null
			? null
			: [
				'url' => $url,
				'title' => PageFinder::title($page),
				'edit' => ObjectRedirect::edit_url($page),
			];
	}

	/**
	 * Stores a redirect that was checked, flattened with those that lead to it. For callers that have begun a transaction with
	 * Table::lock(), and call stored() after it; others call save().
	 *
	 * @param \Closure(Rule, Rule): void|null $shortened Gets each other redirect that becomes shorter, before and after.
	 * @throws \RuntimeException If the database refuses it.
	 */
	public static function store(Rule $rule, ?\Closure $shortened = null): Rule {
		$rule = $rule->enabled ? Chains::flatten($rule) : $rule;
		if ($rule->id === 0) {
			$rule = $rule->with(id: RedirectRepository::add($rule));
		} else {
			RedirectRepository::update($rule);
		}
		foreach (Chains::flatten_before($rule) as $after) {
			$before = $shortened === null ? null : RedirectRepository::find($after->id);
			RedirectRepository::update($after);
			$before && $shortened($before, $after);
		}
		return $rule;
	}

	/** After the transaction that has stored redirects: visitors' pages look for them. */
	public static function stored(Rule ...$rules): void {
		Table::note();
		foreach ($rules as $rule) {
			/**
			 * Fires when a redirect was stored, also by an import or a migration.
			 *
			 * @param Rule $rule The redirect, as it is stored.
			 *
			 * @since 1.0.0
			 * @see docs/redirects.md
			 * @example add_action('pharos_redirect_stored', static fn(Pharos\Redirects\Rule $rule) => Acme\Edge::add($rule->source, $rule->target));
			 */
			do_action('pharos_redirect_stored', $rule);
		}
	}
}
