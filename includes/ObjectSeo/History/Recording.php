<?php
/**
 * What changes SEO fields, for the history.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo\History;

use Pharos\Core\Caller;
use WP_Post;
use WP_Term;
use WP_User;

/** All changes of one recording are one entry, on each site. */
final class Recording {
	private static ?self $current = null;

	/** @var array<int, Changes> By site. */
	private array $changes = [];

	/**
	 * @param 'import'|'cli'|'mcp'|'ability'|'bulk'|'list'|'rest'|'editor'|'undo' $via   The caller.
	 * @param string                                                        $name  Of the file, the MCP client, the ability or the undone entry.
	 * @param string                                                        $token See Entries::open(); '' for an entry of its own.
	 */
	public function __construct(
		private readonly string $via,
		private readonly string $name = '',
		private readonly string $token = '',
	) {}

	/**
	 * Runs a function, and records what it changes.
	 *
	 * @template T
	 * @param \Closure(): T $run
	 * @return T
	 */
	public function run(\Closure $run): mixed {
		$previous = self::$current;
		self::$current = $this;
		try {
			return $run();
		} finally {
			self::$current = $previous;
		}
	}

	/** The changes that are recorded so far. @throws \RuntimeException If the database refuses the entry. */
	public function changes(): Changes {
		return $this->changes[get_current_blog_id()] ??= Entries::open(
			$this->token ?: wp_generate_uuid4(),
			$this->via,
			$this->name,
		);
	}

	/** What it has changed of objects so far, without an entry for nothing. @param list<int> $ids @return array See Changes::of_objects(). */
	public function of_objects(array $ids): array {
		$changes =
			$this->changes[get_current_blog_id()] ??
			($this->token === '' ? null : Entries::find_by_token($this->token, $this->via));
		return $changes?->of_objects($ids) ?? [];
	}

	/** The recording of a write; null for a post that is saved in an editor, and has its revisions. */
	public static function of(WP_Post|WP_Term|WP_User $object): ?self {
		if (self::$current) {
			return self::$current;
		}
		$caller = Caller::current();
		$via = $caller->via ?: 'editor';
		return $via === 'editor' && $object instanceof WP_Post && wp_revisions_enabled($object)
			? null
			: new self($via, $caller->name, Caller::token());
	}

	/** The recording of a change that people undo elsewhere; null for a person in the browser. */
	public static function of_program(): ?self {
		$caller = Caller::current();
		return match (true) {
			self::$current !== null => self::$current,
			$caller->via === '' => null,
			default => new self($caller->via, $caller->name, Caller::token()),
		};
	}
}
