// The table of deployments of this process: the built-in one, or the operator's file.
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import {
  builtInDeployments,
  deploymentOf,
  DeploymentsError,
  parseDeployments,
  type Deployment,
  type DeploymentEnv,
} from '@/lib/deployments';
import { machineNames } from '@/lib/model/wire/near-host';
import { environment, EnvironmentError } from './env';

/**
 * Reads a deployments file. Throws {@link EnvironmentError} naming row and field.
 * @param env the environment of rows that name none
 */
export function readDeployments(
  file: string | undefined,
  env: DeploymentEnv = 'local',
): readonly Deployment[] {
  if (!file) return builtInDeployments;
  try {
    const text = readFileSync(/* turbopackIgnore: true */ file, 'utf8');
    return parseDeployments(JSON.parse(text), text, env);
  } catch (error) {
    const reason =
      error instanceof DeploymentsError
        ? error.message
        : `It cannot be read as JSON (${error instanceof Error ? error.message : String(error)}).`;
    throw new EnvironmentError(
      reason.split('\n').map((line) => `DEPLOYMENTS_FILE ${file}: ${line}`),
    );
  }
}

let known: readonly Deployment[] | undefined;

/** All deployments of this process. */
export function deploymentTable(): readonly Deployment[] {
  const { DEPLOYMENTS_FILE, CUBEWIRE_ENV } = environment();
  known ??= readDeployments(DEPLOYMENTS_FILE, CUBEWIRE_ENV);
  return known;
}

let names: readonly string[] | undefined;

/** This machine's names in its own network. */
export function ownNames(): readonly string[] {
  names ??= machineNames(hostname());
  return names;
}

/** The deployment that a request's Host header names; undefined is answered with 421. */
export function deploymentFor(headers: Headers): Deployment | undefined {
  const { CUBEWIRE_ENV } = environment();
  return deploymentOf(headers.get('host'), deploymentTable(), CUBEWIRE_ENV, ownNames());
}
