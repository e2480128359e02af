<?php
/**
 * Whether a switch of the settings stands as it should.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Settings;

use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

/** One that a click mends. */
abstract class SwitchCheck extends OwnCheck {
	/** The setting. */
	abstract protected function key(): string;

	/** The screen that has it. */
	abstract protected function route(): string;

	/** How it should stand. */
	protected function sound(): bool {
		return true;
	}

	/** Whether it matters on this site. */
	protected function concerns(Site $site): bool {
		return true;
	}

	/** The message when it stands so. */
	abstract protected function fine(): string;

	/** The message otherwise. */
	abstract protected function wrong(): string;

	/** @return list<string> Why it matters and what to do. */
	abstract protected function advice(): array;

	/** What the link says. */
	abstract protected function link(): string;

	final protected function look(Site $site): ?Result {
		if (!$this->concerns($site)) {
			return null;
		}
		return (bool) $site->settings->get($this->key()) === $this->sound()
			? Result::passed($this->fine())
			: Result::found(
				$this->wrong(),
				$this->advice(),
				Fix::setting($this->link(), $this->route(), $this->key()),
			);
	}
}
